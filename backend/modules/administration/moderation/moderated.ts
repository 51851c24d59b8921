import type { AutoPath, ObjectQuery, Ref } from "@mikro-orm/postgresql";
import type { ClassType } from "type-graphql";
import type { Context } from "../../../shared/context.ts";
import type { User } from "../../account/identity/user.entity.ts";
import type { Action } from "../audit/actions.ts";
import type { ModerationStatus } from "./moderation-status.ts";

/** The fields of a record that moderation reads and changes. */
export interface ModeratedRecord {
  readonly id: number;
  status: ModerationStatus;
  /** Number of open reports; maintained by a database trigger. */
  reportsCount: number;
  /** Increases with each edit, where its author can edit it. */
  version?: number;
  createdAt: Date;
}

/** A record as the queue and emails about it show it. */
export interface ModeratedView {
  /** The author's account; absent if there is none, or none any more. */
  readonly author?: Ref<User> | null | undefined;
  readonly authorName: string;
  /** What it is, as in "Your comment on Expected Goals". */
  readonly name: string;
  /** What it was written about. */
  readonly on: { readonly title: string; readonly path: string };
  /** The path where its author sees it. */
  readonly ownPath: string;
  /** Its texts, in order. */
  readonly parts: readonly { readonly label?: string; readonly text: string }[];
}

/** Which records of a kind somebody wrote. */
export interface Authored {
  /** The column with the id of their account. */
  readonly column: string;
  /** Whether others than the two sides read it, so that it says something how many are published. */
  readonly isPublic: boolean;
}

type KindOf<Act> = Act extends `${infer Kind}.moderated` ? Kind : never;

/** A kind of record that is moderated, declared by its module and passed to the moderation functions. */
export interface Moderated<Row extends ModeratedRecord> {
  /** Its name in the tables of reports and decisions, such as `comment`. */
  readonly kind: KindOf<Action>;
  readonly entity: ClassType<Row>;
  /** Condition for published records that are publicly visible and so can be reported. */
  readonly visible: ObjectQuery<Row>;
  /** Relations to load for the moderation queue. */
  readonly populate: readonly (AutoPath<Row, string> | `${keyof Row & string}.${string}`)[];
  /** The not-found message, such as `This comment doesn't exist.` */
  readonly missing: string;
  /** What its part of the queue is called. */
  readonly label: string;
  /** Which records come to the queue, in one sentence. */
  readonly intro: string;
  /** SQL of the text that the queue's search looks through, of the row `t`; without it, nothing is found. */
  readonly searched?: string;
  /** Where its author's account stands, for their record. */
  readonly authored?: Authored;
  /** Why a record can't be published now; null if it can. */
  readonly refusal?: (context: Context, row: Row) => Promise<string | null>;
  /** What follows when a record is published, in the same transaction. */
  readonly published?: (context: Context, row: Row) => Promise<void>;
  /** How a record with its `populate` is shown. */
  readonly show: (row: Row) => ModeratedView;
}
