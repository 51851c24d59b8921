/** Something outside of this product that reads briefs. What it says is checked: see `checkedAnswer`. */
export interface BriefReader {
  /** What it takes a text to say, as it came. @throws Error for every failure, also when it takes too long. */
  readonly read: (text: string) => Promise<unknown>;
}
