import type { EntityManager } from "@mikro-orm/postgresql";
import type { DiscoveryIndex } from "../discovery-index.ts";

/** Everything public as it is found at a moment, wherever its words are kept. */
export interface Catalog {
  /** Whether most of it is encoded, so that briefs are compared by meaning too. */
  readonly isEncoded: boolean;
  /** What revisions are counted by: those of one are compared. */
  readonly origin: object;
  /** Changes with everything that may change what is found, or how it is ranked. */
  readonly revision: number;
  /** An index that understands these texts: how often their words are said, what they may stand for. */
  about(texts: readonly string[]): Promise<DiscoveryIndex>;
}

/** How far an engine is. */
export interface EngineState {
  /** How many documents it holds; null while it isn't known. */
  readonly documents: number | null;
  /** How many changes wait to be taken in. */
  readonly waiting: number;
  /** Why it can't answer, if it can't. */
  readonly problem: string | null;
}

/**
 * What holds the words and vectors of everything public and finds candidates; understanding a text and ranking are the
 * same with every engine (decision 81).
 */
export interface SearchEngine {
  readonly name: string;
  /** Whether the last reading had everything that is committed. */
  readonly isComplete: boolean;
  /**
   * The catalog with every change that is committed; less while `isComplete` is false.
   * @throws UnavailableError if the engine is away.
   */
  current(em: EntityManager): Promise<Catalog>;
  /** Writes down elsewhere what has changed, as a job; absent where nothing is. */
  work?(em: EntityManager): Promise<void>;
  /** Waits until nothing is left that this process takes in. */
  settled(): Promise<void>;
  /** How far it is, without waiting for it. */
  state(em: EntityManager): Promise<EngineState>;
  /** Makes everything anew from the database; the present answers go on meanwhile, where they can. */
  rebuild(em: EntityManager): Promise<void>;
}
