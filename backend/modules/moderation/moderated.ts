import type { AutoPath, ObjectQuery } from "@mikro-orm/postgresql";
import type { ClassType } from "type-graphql";
import type { ModerationStatus } from "./moderation-status.ts";

/** What moderation reads and changes of a record. */
export interface ModeratedRecord {
  readonly id: number;
  status: ModerationStatus;
  /** How many reports wait; kept by the database. */
  reportsCount: number;
  /** Reasons of the reports; loaded for moderators only. */
  reportReasons?: string[];
  createdAt: Date;
}

/** A kind of record that is moderated, as its module says it; handed to the functions of moderation. */
export interface Moderated<Row extends ModeratedRecord> {
  /** Its name in the tables of reports and decisions, such as `comment`. */
  readonly kind: string;
  readonly entity: ClassType<Row>;
  /** Which of the published ones anybody can see, and so report. */
  readonly visible: ObjectQuery<Row>;
  /** What the queue reads with each. */
  readonly populate: readonly AutoPath<Row, string>[];
  /** What is said when there is none, such as `There is no such comment.` */
  readonly missing: string;
}
