/** Something with a due date in a person's calendar, and why it is there. */
export interface Deadline {
  readonly kind: "opportunity" | "collaboration";
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly organization: string;
  readonly dueDate: Date;
  /** When it, or the application for it, last changed. */
  readonly changedAt: Date;
  /** Whether its owner has closed it. */
  readonly closed: boolean;
  readonly saved: boolean;
  /** The status of the person's application; null without one. */
  readonly application: string | null;
  /** The names of their saved searches that find it. */
  readonly searches: readonly string[];
}
