/** An external service that reads briefs. Its output is validated: see `checkedAnswer`. */
export interface BriefReader {
  /**
   * Returns the criteria that the service finds in a text, unvalidated.
   * @throws Error for every failure, including a timeout.
   */
  readonly read: (text: string) => Promise<unknown>;
}
