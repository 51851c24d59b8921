/** An email, as plain text. */
export interface Mail {
  /** An address, or several separated by commas, who then see each other. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers email. */
export interface Mailer {
  /** @throws whatever the transport throws, for the job queue to try again. */
  send(mail: Mail): Promise<void>;
}
