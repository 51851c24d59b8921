/** An email, as plain text. */
export interface Mail {
  /** A recipient, or several separated by commas, who see each other's addresses. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Names the letter: one that is sent again under the same name is the same to mail programs. */
  readonly id?: string | undefined;
  /** Additional headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers email. */
export interface Mailer {
  /**
   * Delivers it, or logs that its server refuses it for good.
   * @throws an error of the transport, for the job queue to try again.
   */
  send(mail: Mail): Promise<void>;
  /** Why nothing can be delivered now, as far as that can be known without sending. */
  problem?(): Promise<string | undefined>;
}
