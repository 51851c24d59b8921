/** An email, as plain text. */
export interface Mail {
  /** A recipient, or several separated by commas, who see each other's addresses. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Identifies the message: mail programs treat one that is sent again with the same id as the same. */
  readonly id?: string | undefined;
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers email. */
export interface Mailer {
  /**
   * Delivers the email, or logs that the mail server permanently rejected it.
   * @throws the transport's error, so that the job queue retries.
   */
  send(mail: Mail): Promise<void>;
  /** Returns why email can't be delivered now, as far as that can be known without sending. */
  problem?(): Promise<string | undefined>;
}
