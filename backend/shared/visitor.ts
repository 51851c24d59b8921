/** The cookie that tells a visitor without an account from others: what the request carried, and what is set. */
export interface VisitorCookie {
  readonly value: string | undefined;
  set(value: string): void;
}

/** Notes who has seen what; written in batches. */
export interface ViewCounter {
  /** @param visitor 32 bytes that stand for somebody, and say nothing about them. */
  note(postId: number, visitor: Buffer): void;
  /** Writes what was noted. */
  flush(): Promise<void>;
}
