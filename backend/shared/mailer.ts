/** A letter, as plain text. */
export interface Mail {
  /** An address, or several with commas between, who then see each other. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whatever delivers mail. */
export interface Mailer {
  /** @throws whatever the way of delivery throws, for the job queue to try again. */
  send(mail: Mail): Promise<void>;
}
