import { hashToken, newToken } from "../../shared/secret-token.ts";
import { signIn } from "../accounts.ts";
import { Authenticator, beginPasskey, beginPasskeySignIn, newPasskey } from "../passkeys.ts";
import type { RecordedMutations } from "./recorded.ts";
import { codeNow, NEXT, PASSWORD } from "./world.ts";

/** What people do with their own accounts. */
export const accounts: RecordedMutations = {
  changePassword: {
    action: "account.password_changed",
    call: async ({ person }) => ({
      by: (await person()).client,
      args: `currentPassword: "${PASSWORD}", newPassword: "${NEXT}"`,
      selection: "{ message }",
    }),
  },
  confirmEmailChange: {
    action: "account.email_changed",
    call: async ({ app, person, sql }) => {
      const { user } = await person();
      const token = newToken();
      await sql(
        `insert into email_changes (user_id, email, token_hash, expires_at)
         values (?, 'new@people.example', ?, now() + interval '1 day')`,
        [user.id, hashToken(token)],
      );
      return { by: app, args: `token: "${token}"`, selection: "{ message }" };
    },
  },
  confirmSignIn: {
    action: "account.signed_in",
    call: async ({ app, withSecondFactor }) => {
      const { user } = await withSecondFactor(true);
      const begin = "mutation ($input: SignInInput!) { signIn(input: $input) { secondFactor { token } } }";
      const { data } = await app.execute<{ signIn: { secondFactor: { token: string } } }>(begin, {
        input: { username: user.username, password: PASSWORD },
      });
      const { token } = data.signIn.secondFactor;
      return { by: app, args: `challenge: "${token}", code: "${await codeNow()}"`, selection: "{ message }" };
    },
  },
  confirmSignInByPasskey: {
    action: "account.signed_in",
    call: async ({ app, withSecondFactor }) => {
      const { user, client } = await withSecondFactor(true);
      const { authenticator } = await newPasskey(app, client, PASSWORD, await codeNow());
      const begin = "mutation ($input: SignInInput!) { signIn(input: $input) { secondFactor { token } } }";
      const { data } = await app.execute<{ signIn: { secondFactor: { token: string } } }>(begin, {
        input: { username: user.username, password: PASSWORD },
      });
      const { token } = data.signIn.secondFactor;
      const credential = authenticator.sign(await beginPasskeySignIn(app, token));
      const args = `challenge: "${token}", credential: ${JSON.stringify(credential)}`;
      return { by: app, args, selection: "{ message }" };
    },
  },
  confirmTwoFactor: {
    action: "account.two_factor_enabled",
    call: async ({ withSecondFactor }) => {
      const { client } = await withSecondFactor(false);
      return { by: client, args: `code: "${await codeNow()}"`, selection: "{ codes }" };
    },
  },
  createPasskey: {
    action: "account.passkey_added",
    call: async ({ app, person }) => {
      const { client } = await person();
      const credential = new Authenticator(app).create(await beginPasskey(client, PASSWORD));
      return { by: client, args: `credential: ${JSON.stringify(credential)}`, selection: "{ id }" };
    },
  },
  deleteAccount: {
    action: "account.deletion_requested",
    call: async ({ person }) => ({
      by: (await person()).client,
      args: `password: "${PASSWORD}"`,
      selection: "{ message }",
    }),
  },
  deletePasskey: {
    action: "account.passkey_removed",
    call: async ({ app, person }) => {
      const { client } = await person();
      const { id } = await newPasskey(app, client, PASSWORD);
      return { by: client, args: `id: ${id}`, selection: "{ message }" };
    },
  },
  disableTwoFactor: {
    action: "account.two_factor_disabled",
    call: async ({ withSecondFactor }) => ({
      by: (await withSecondFactor(true)).client,
      args: `password: "${PASSWORD}", code: "${await codeNow()}"`,
      selection: "{ id }",
    }),
  },
  register: {
    action: "account.registered",
    input: "RegisterInput",
    call: async ({ app }) => ({
      by: app,
      args: "input: $input",
      variables: {
        input: {
          username: "new-person",
          email: "new-person@people.example",
          firstName: "Ada",
          lastName: "Okafor",
          password: PASSWORD,
        },
      },
      selection: "{ message }",
    }),
  },
  renewCalendarAddress: {
    action: "calendar.address_made",
    call: async ({ person }) => ({ by: (await person()).client, args: "", selection: "{ url }" }),
  },
  replaceRecoveryCodes: {
    action: "account.recovery_codes_replaced",
    call: async ({ withSecondFactor }) => ({
      by: (await withSecondFactor(true)).client,
      args: `password: "${PASSWORD}", code: "${await codeNow()}"`,
      selection: "{ codes }",
    }),
  },
  resetPassword: {
    action: "account.password_reset",
    call: async ({ app, person, sql }) => {
      const { user } = await person();
      const token = newToken();
      await sql(
        `insert into password_resets (user_id, token_hash, expires_at)
         values (?, ?, now() + interval '1 hour')`,
        [user.id, hashToken(token)],
      );
      return { by: app, args: `token: "${token}", newPassword: "${NEXT}"`, selection: "{ message }" };
    },
  },
  revokeCalendarAddress: {
    action: "calendar.address_revoked",
    call: async ({ person }) => {
      const { client } = await person();
      await client.execute("mutation { renewCalendarAddress { url } }");
      return { by: client, args: "", selection: "{ message }" };
    },
  },
  revokeOtherSessions: {
    action: "account.sessions_ended",
    call: async ({ person }) => ({ by: (await person()).client, selection: "{ message }" }),
  },
  revokeSession: {
    action: "account.sessions_ended",
    call: async ({ app, person, sql }) => {
      const { user, client } = await person();
      await signIn(app, user);
      const [last] = await sql("select max(id) as id from sessions where user_id = ?", [user.id]);
      return { by: client, args: `id: ${last?.id}`, selection: "{ message }" };
    },
  },
  signInByPasskey: {
    action: "account.signed_in",
    call: async ({ app, person }) => {
      const { client } = await person();
      const { authenticator } = await newPasskey(app, client, PASSWORD);
      const credential = authenticator.sign(await beginPasskeySignIn(app));
      return { by: app, args: `credential: ${JSON.stringify(credential)}`, selection: "{ message }" };
    },
  },
  signIn: {
    action: "account.signed_in",
    input: "SignInInput",
    call: async ({ app, person }) => {
      const { user } = await person();
      const credentials = { username: user.username, password: PASSWORD };
      return {
        by: app,
        args: "input: $input",
        variables: { input: credentials },
        selection: "{ message }",
      };
    },
  },
  updateProfile: {
    action: "account.profile_changed",
    input: "UpdateProfileInput",
    call: async ({ admin, person }) => ({
      by: admin,
      args: `id: ${(await person()).user.id}, input: $input`,
      variables: { input: { bio: "Words-that-are-erased-with-the-account" } },
      selection: "{ id }",
    }),
  },
};
