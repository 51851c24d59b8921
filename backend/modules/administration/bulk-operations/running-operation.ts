/** The operation of a batch, as it was started. */
export interface RunningOperation {
  readonly id: number;
  readonly kind: string;
  readonly actorId: number | null;
  readonly undoOf: number | null;
  readonly title: string | null;
  readonly message: string | null;
}

/** Why an account is skipped, by its id; who isn't there is done. */
export type Skipped = ReadonlyMap<number, string>;
