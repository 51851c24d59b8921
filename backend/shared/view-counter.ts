/** Notes who has seen what; written in batches. */
export interface ViewCounter {
  /** @param visitor 32 bytes that stand for somebody, and say nothing about them. */
  note(postId: number, visitor: Buffer): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}
