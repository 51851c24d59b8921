/** A deadline in a person's calendar, and the reason why it is included. */
export interface Deadline {
  readonly kind: "opportunity" | "collaboration";
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly organization: string;
  readonly dueDate: Date;
  /** When the record, or the application for it, last changed. */
  readonly changedAt: Date;
  /** Whether its owner has closed it. */
  readonly closed: boolean;
  readonly saved: boolean;
  /** The status of the person's application; null without one. */
  readonly application: string | null;
  /** The names of the person's saved searches that match it. */
  readonly searches: readonly string[];
}
