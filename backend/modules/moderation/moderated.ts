import type { AutoPath, ObjectQuery } from "@mikro-orm/postgresql";
import type { ClassType } from "type-graphql";
import type { ModerationStatus } from "./moderation-status.ts";

/** The fields of a record that moderation reads and changes. */
export interface ModeratedRecord {
  readonly id: number;
  status: ModerationStatus;
  /** Number of open reports; maintained by a database trigger. */
  reportsCount: number;
  /** Reasons of the reports; loaded for moderators only. */
  reportReasons?: string[];
  createdAt: Date;
}

/** A kind of record that is moderated, declared by its module and passed to the moderation functions. */
export interface Moderated<Row extends ModeratedRecord> {
  /** Its name in the tables of reports and decisions, such as `comment`. */
  readonly kind: string;
  readonly entity: ClassType<Row>;
  /** Condition for published records that are publicly visible and so can be reported. */
  readonly visible: ObjectQuery<Row>;
  /** Relations to load for the moderation queue. */
  readonly populate: readonly AutoPath<Row, string>[];
  /** The not-found message, such as `There is no such comment.` */
  readonly missing: string;
}
