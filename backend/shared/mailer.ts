/** An email, as plain text. */
export interface Mail {
  /** A recipient, or several separated by commas, who see each other's addresses. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers email. */
export interface Mailer {
  /** @throws the transport's errors, for the job queue to retry. */
  send(mail: Mail): Promise<void>;
}
