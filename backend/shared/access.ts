import { Extensions } from "type-graphql";
import type { Role } from "./actor.ts";

/**
 * Who may call a root field. `graphql/authorization/authorization.ts` enforces it and rejects undeclared
 * fields.
 */
export type Access =
  | { readonly kind: "public" | "signedIn" }
  | { readonly kind: "roles"; readonly roles: readonly Role[] };

/** The key of a field's access rule in its GraphQL extensions. */
export const ACCESS_EXTENSION = "access";

const allow = (access: Access): MethodDecorator =>
  Extensions({ [ACCESS_EXTENSION]: access }) as MethodDecorator;

/** Anyone, signed in or not. */
export const Public = (): MethodDecorator => allow({ kind: "public" });

/** Any signed-in user. */
export const SignedIn = (): MethodDecorator => allow({ kind: "signedIn" });

/** Signed-in users with one of these roles. */
export const Allowed = (...roles: [Role, ...Role[]]): MethodDecorator => allow({ kind: "roles", roles });

/** The extension key of mutations that open their own transaction. */
export const OWN_TRANSACTION_EXTENSION = "ownTransaction";

/**
 * Marks a mutation that opens its own transaction after slow work such as hashing a password: inside the
 * default transaction, that work would hold a connection.
 */
export const OwnTransaction = (): MethodDecorator =>
  Extensions({ [OWN_TRANSACTION_EXTENSION]: true }) as MethodDecorator;

/** The extension key of fields that check or set a credential. */
export const CREDENTIAL_EXTENSION = "credential";

/**
 * Marks a field that checks or sets a credential. An operation may contain only one, so that a request allows
 * a single guess, and access tokens can't call it.
 */
export const CredentialAttempt = (): MethodDecorator =>
  Extensions({ [CREDENTIAL_EXTENSION]: true }) as MethodDecorator;

/** The extension key of fields that access tokens can't call. */
export const SESSION_EXTENSION = "session";

/** Marks a field that manages sign-in itself: sessions and visitors may call it, access tokens may not. */
export const BySession = (): MethodDecorator => Extensions({ [SESSION_EXTENSION]: true }) as MethodDecorator;
