/** A kind of record whose views are counted, declared by its module. */
export interface Viewed {
  /** Its name in the table of views, such as `post`. */
  readonly kind: string;
  /** Its table. */
  readonly table: string;
  /** Whether the table has a `view_count`; daily views are stored for every kind. */
  readonly hasCount: boolean;
  /** SQL condition on the table `s` for rows whose views are counted. */
  readonly counted: string;
}

/** Records views, written in batches. */
export interface ViewCounter {
  /**
   * @param visitor 32 opaque bytes that identify the viewer.
   * @param network 32 opaque bytes that identify the viewer's network.
   */
  note(viewed: Viewed, id: number, visitor: Buffer, network: Buffer): void;
  /** Writes the recorded views. */
  flush(): Promise<void>;
}
