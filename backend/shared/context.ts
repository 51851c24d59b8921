import type { EntityManager } from "@mikro-orm/postgresql";
import type { Actor } from "./actor.ts";
import type { Limits } from "./limits.ts";
import type { AnyList } from "./listing/list.ts";
import type { PersonalData } from "./personal-data.ts";

/** What the configuration says that use cases need. */
export interface Settings {
  readonly demo: boolean;
  /** How long a session lasts that is not used, in hours. */
  readonly sessionIdleHours: number;
  /** How long a session lasts at most, in hours. */
  readonly sessionMaxHours: number;
  /** How many failures to sign in one account and address have in 15 minutes. */
  readonly signInFailures: number;
  /** How many sign-ups one address has in ten minutes. */
  readonly registrations: number;
}

/** What all modules bring for the use cases that go over all of them. */
export interface Contributions {
  readonly personalData: readonly PersonalData[];
  /** Every list by its name, such as `solutions`. */
  readonly lists: ReadonlyMap<string, AnyList>;
}

/** What every use case works with, whether a request, a job or a program calls it. */
export interface Context {
  /** A unit of work of its own; inside a mutation its queries run in the mutation's transaction. */
  readonly em: EntityManager;
  /** Undefined for a visitor whom no credential names. */
  readonly actor: Actor | undefined;
  readonly settings: Settings;
  /** The address that visitors use, without a slash at its end. */
  readonly publicUrl: string;
  readonly limits: Limits;
  readonly contributions: Contributions;
}
