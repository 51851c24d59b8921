import { UnauthenticatedError } from "../../../shared/errors.ts";
import { bodyOf, textsOf } from "../../../shared/rest-table/body.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { roleOf, toUser, USER_FIELDS, type UserRow } from "../identity/account.rest.ts";
import { REGISTRATION_ROLES } from "./sign-in.rules.ts";

interface SignInAnswer {
  message: string;
  user: UserRow | null;
  secondFactor: { token: string; method: string; expiresAt: string } | null;
}

/** The user is null if a code is required. */
const toSignIn = ({ message, user, secondFactor }: SignInAnswer) => ({
  message,
  user: user && toUser(user),
  ...(secondFactor ? { secondFactor: { ...secondFactor, method: secondFactor.method.toLowerCase() } } : {}),
});

const SIGN_IN_FIELDS = `message user { ${USER_FIELDS} } secondFactor { token method expiresAt }`;

const CREDENTIALS = { username: "string", password: "string" } as const;
const REGISTRATION = {
  ...CREDENTIALS,
  email: "string",
  firstName: "string",
  lastName: "string",
  role: {
    type: "string",
    values: REGISTRATION_ROLES,
    description: "`user` by default.",
  },
  organization: "string",
  title: "string",
} as const;
/** Missing required fields become empty, so that validation reports them for their field. */
const required = (fields: Record<string, unknown>, ...names: string[]) => ({
  ...fields,
  ...Object.fromEntries(names.map((name) => [name, fields[name] ?? ""])),
});

/** REST endpoints under /api/auth. */
export const signInRoutes: RestRoute[] = [
  route<{ viewer: UserRow | null }>({
    method: "GET",
    path: "/api/auth/me",
    summary: "The signed-in account",
    operation: `query RestViewer { viewer { ${USER_FIELDS} } }`,
    response: ({ viewer }) => {
      if (!viewer) throw new UnauthenticatedError();
      return toUser(viewer);
    },
    version: ({ viewer }) => viewer?.version,
  }),
  route<{ signIn: SignInAnswer }>({
    method: "POST",
    path: "/api/auth/login",
    summary: "Sign in; if a code is required, the response has a token for the next call",
    body: CREDENTIALS,
    operation: `mutation RestSignIn($input: SignInInput!) { signIn(input: $input) { ${SIGN_IN_FIELDS} } }`,
    variables: (request) => {
      const names = Object.keys(CREDENTIALS);
      return { input: required(textsOf(request, names), ...names) };
    },
    response: ({ signIn }) => toSignIn(signIn),
  }),
  route<{ confirmSignIn: SignInAnswer }>({
    method: "POST",
    path: "/api/auth/login/second-factor",
    summary: "Complete a sign-in with the code from the authenticator app or the email",
    body: { token: "string", code: "string" },
    bodyNames: { challenge: "token" },
    operation: `mutation RestConfirmSignIn($token: String!, $code: String!) {
      confirmSignIn(challenge: $token, code: $code) { ${SIGN_IN_FIELDS} }
    }`,
    variables: (request) => required(textsOf(request, ["token", "code"]), "token", "code"),
    response: ({ confirmSignIn }) => toSignIn(confirmSignIn),
  }),
  route<{ register: { message: string; user: UserRow } }>({
    method: "POST",
    path: "/api/auth/register",
    summary: "Create an account and sign it in",
    body: REGISTRATION,
    operation: `mutation RestRegister($input: RegisterInput!) {
      register(input: $input) { message user { ${USER_FIELDS} } }
    }`,
    variables: (request) => {
      const { role, ...fields } = REGISTRATION;
      const names = Object.keys(fields);
      const texts = required(
        textsOf(request, names),
        ...["username", "email", "password", "firstName", "lastName"],
      );
      return { input: { ...texts, role: roleOf(bodyOf(request).role, REGISTRATION_ROLES) } };
    },
    response: ({ register }) => ({ message: register.message, user: toUser(register.user) }),
  }),
  route<{ signOut: { message: string } }>({
    method: "POST",
    path: "/api/auth/logout",
    summary: "Sign out: end the session",
    operation: "mutation RestSignOut { signOut { message } }",
    response: ({ signOut }) => signOut,
  }),
];
