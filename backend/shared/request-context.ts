import type { EntityManager } from "@mikro-orm/postgresql";

/** The roles of specification section 6. */
export const ROLES = ["admin", "user", "student", "mentor", "investor"] as const;
export type Role = (typeof ROLES)[number];

/** Whoever makes the request, as the credentials say. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
}

/** What one request carries to every resolver and service. */
export interface RequestContext {
  /** The request's own unit of work; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined when nobody is signed in. */
  readonly actor: Actor | undefined;
  /** Unique a request; in the log, in the `x-request-id` header and in masked errors. */
  readonly requestId: string;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
}
