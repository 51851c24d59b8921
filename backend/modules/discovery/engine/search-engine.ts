import type { EntityManager } from "@mikro-orm/postgresql";
import type { DiscoveryIndex } from "../discovery-index.ts";

/** A consistent state of everything public, wherever its words are stored. */
export interface Catalog {
  /** Whether most of it is encoded, so briefs are also compared by meaning. */
  readonly isEncoded: boolean;
  /** The object that revisions are relative to: only revisions with the same origin are comparable. */
  readonly origin: object;
  /** Changes with everything that may affect results or ranking. */
  readonly revision: number;
  /** Returns an index that can parse these texts, with their word frequencies and alternatives. */
  about(texts: readonly string[]): Promise<DiscoveryIndex>;
}

/** The progress of an engine. */
export interface EngineState {
  /** The number of indexed documents; null while it isn't known. */
  readonly documents: number | null;
  /** The number of pending changes. */
  readonly waiting: number;
  /** Why the engine can't respond, if it can't. */
  readonly problem: string | null;
}

/**
 * Stores the words and vectors of everything public and finds candidates; parsing and ranking are the same
 * for every engine (decision 81).
 */
export interface SearchEngine {
  readonly name: string;
  /** Whether the last reading had every committed change. */
  readonly isComplete: boolean;
  /**
   * Returns the catalog with every committed change, or with fewer while `isComplete` is false.
   * @throws UnavailableError if the engine is unavailable.
   */
  current(em: EntityManager): Promise<Catalog>;
  /** Writes changes to external storage, as a job; absent if there is none. */
  work?(em: EntityManager): Promise<void>;
  /** Waits until this process has no pending changes. */
  settled(): Promise<void>;
  /** Returns the current progress, without waiting for it. */
  state(em: EntityManager): Promise<EngineState>;
  /** Rebuilds everything from the database; the old data stays in use meanwhile, where possible. */
  rebuild(em: EntityManager): Promise<void>;
}
