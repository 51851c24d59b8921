/** A kind of subject whose views are counted, as its module says it. */
export interface Viewed {
  /** Its name in the table of views, such as `post`. */
  readonly kind: string;
  /** Its table, which has a `view_count`. */
  readonly table: string;
  /** Which of its rows count views, as a condition on the table `s`. */
  readonly counted: string;
}

/** Notes who has seen what; written in batches. */
export interface ViewCounter {
  /** @param visitor 32 bytes that stand for somebody, and say nothing about them. */
  note(viewed: Viewed, id: number, visitor: Buffer): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}
