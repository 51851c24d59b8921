import { Extensions } from "type-graphql";
import type { Role } from "./actor.ts";

/** Who may call a root field; read by `graphql/authorization.ts`, which refuses a field that says nothing. */
export type Access =
  | { readonly kind: "public" | "signedIn" }
  | { readonly kind: "roles"; readonly roles: readonly Role[] };

/** The key under which a field's access stands in its GraphQL extensions. */
export const ACCESS_EXTENSION = "access";

const allow = (access: Access): MethodDecorator =>
  Extensions({ [ACCESS_EXTENSION]: access }) as MethodDecorator;

/** Anybody, signed in or not. */
export const Public = (): MethodDecorator => allow({ kind: "public" });

/** Anybody who is signed in. */
export const SignedIn = (): MethodDecorator => allow({ kind: "signedIn" });

/** Signed in, with one of these roles. */
export const Allowed = (...roles: [Role, ...Role[]]): MethodDecorator => allow({ kind: "roles", roles });

/** The key under which a mutation says that it opens its transaction itself. */
export const OWN_TRANSACTION_EXTENSION = "ownTransaction";

/**
 * A mutation that opens its transaction itself, once slow work such as hashing a password is done: within
 * the usual one it would hold a connection meanwhile.
 */
export const OwnTransaction = (): MethodDecorator =>
  Extensions({ [OWN_TRANSACTION_EXTENSION]: true }) as MethodDecorator;

/** The key under which a field says that it checks or sets a credential. */
export const CREDENTIAL_EXTENSION = "credential";

/**
 * A field that checks or sets a credential: an operation may hold one, so that one request is one guess, and an
 * access token reaches none.
 */
export const CredentialAttempt = (): MethodDecorator =>
  Extensions({ [CREDENTIAL_EXTENSION]: true }) as MethodDecorator;

/** The key under which a field says that an access token does not reach it. */
export const SESSION_EXTENSION = "session";

/** A field about the ways to sign in themselves: it is there for sessions and visitors, not for access tokens. */
export const BySession = (): MethodDecorator => Extensions({ [SESSION_EXTENSION]: true }) as MethodDecorator;
