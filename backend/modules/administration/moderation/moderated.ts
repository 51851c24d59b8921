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
  /** The number of open reports; maintained by a database trigger. */
  reportsCount: number;
  /** Incremented by each edit, if its author can edit it. */
  version?: number;
  createdAt: Date;
}

/** A record as displayed in the queue and in emails. */
export interface ModeratedView {
  /** The author's account; absent if there is none, or no longer one. */
  readonly author?: Ref<User> | null | undefined;
  readonly authorName: string;
  /** Its name in messages, as in "Your comment on Expected Goals". */
  readonly name: string;
  /** The subject of the record. */
  readonly on: { readonly title: string; readonly path: string };
  /** The path where its author sees it. */
  readonly ownPath: string;
  /** Its texts, in order. */
  readonly parts: readonly { readonly label?: string; readonly text: string }[];
}

/** How the records of a kind are attributed to their authors. */
export interface Authored {
  /** The column with the author's account id. */
  readonly column: string;
  /**
   * Whether people other than the two sides can read it, so that the number of published ones is meaningful.
   */
  readonly isPublic: boolean;
}

type KindOf<Act> = Act extends `${infer Kind}.moderated` ? Kind : never;

/** A kind of record that is moderated, declared by its module and passed to the moderation functions. */
export interface Moderated<Row extends ModeratedRecord> {
  /** Its name in the tables of reports and decisions, such as `comment`. */
  readonly kind: KindOf<Action>;
  readonly entity: ClassType<Row>;
  /** The condition for published records that are publicly visible and so can be reported. */
  readonly visible: ObjectQuery<Row>;
  /** Relations to load for the moderation queue. */
  readonly populate: readonly (AutoPath<Row, string> | `${keyof Row & string}.${string}`)[];
  /** The not-found message, such as `This comment doesn't exist.` */
  readonly missing: string;
  /** The label of its part of the queue. */
  readonly label: string;
  /** A sentence about which of its records are in the queue. */
  readonly intro: string;
  /** SQL of the text of the row `t` that the queue's search covers; without it, nothing is found. */
  readonly searched?: string;
  /** The location of its author's account, for the author's track record. */
  readonly authored?: Authored;
  /** Returns why a record can't be published now; null if it can. */
  readonly refusal?: (context: Context, row: Row) => Promise<string | null>;
  /** Called when a record is published, in the same transaction. */
  readonly published?: (context: Context, row: Row) => Promise<void>;
  /** Converts a record with its `populate` relations to its displayed form. */
  readonly show: (row: Row) => ModeratedView;
}
