/** The operation that a batch belongs to, with its original parameters. */
export interface RunningOperation {
  readonly id: number;
  readonly kind: string;
  readonly actorId: number | null;
  readonly undoOf: number | null;
  readonly title: string | null;
  readonly message: string | null;
}

/** The reasons why accounts are skipped, by id; all others are processed. */
export type Skipped = ReadonlyMap<number, string>;
