import type { Context } from "../../../shared/context.ts";
import type { Moderated, ModeratedRecord } from "../moderation/moderated.ts";
import { type Decision, moderateRecord } from "../moderation/moderation.service.ts";
import type { ModerationItem } from "./moderation-item.ts";

/** An item as created by its kind; the queue adds what is common to all kinds. */
export type KindItem = Omit<ModerationItem, "kindLabel" | "together"> &
  Partial<Pick<ModerationItem, "kindLabel" | "together">>;

/** A kind of record in the queue, independent of its entity. */
export interface QueueKind
  extends Pick<Moderated<never>, "entity" | "label" | "intro" | "searched" | "authored"> {
  /** Its name, such as `review`. */
  readonly kind: string;
  /**
   * SQL condition for records that await a decision. Default: moderated records that are pending or reported.
   */
  readonly waiting?: string;
  /** The column with the time since when a record waits. Default: `created_at`. */
  readonly since?: string;
  /**
   * Where the kind stores its decisions: the column with the time, and the condition for decided records.
   * Default: `moderation_decisions`.
   */
  readonly decided?: { readonly at: string; readonly where: string };
  /** Whether each record is decided separately, in its own form, and only once. */
  readonly alone?: boolean;
  /** Loads the items with these ids, in any order. */
  readonly load: (context: Context, ids: readonly number[]) => Promise<KindItem[]>;
  /**
   * Makes a decision and returns the outcome.
   * @throws like `moderateRecord`.
   */
  readonly decide: (context: Context, id: string, decision: Decision) => Promise<string>;
}

/** Adapts a kind of moderated record to the queue. */
export function queueKind<Row extends ModeratedRecord>(moderated: Moderated<Row>): QueueKind {
  const { kind, entity, label, intro, searched, authored, populate } = moderated;
  const itemOf = (row: Row): KindItem => {
    const { author, authorName, on, parts } = moderated.show(row);
    return {
      id: `${kind}:${row.id}`,
      status: row.status,
      authorId: author?.id ?? null,
      authorName,
      on: { ...on },
      parts: parts.map((part) => ({ label: null, ...part })),
      reportReasons: [],
      version: row.version ?? null,
      createdAt: row.createdAt,
    };
  };
  return {
    kind,
    entity: entity as never,
    label,
    intro,
    ...(searched && { searched }),
    ...(authored && { authored }),
    load: async ({ em }, ids) => {
      const rows = await em.find(entity, { id: { $in: ids } } as never, { populate: populate as never });
      return (rows as unknown as Row[]).map(itemOf);
    },
    decide: async (context, id, decision) => {
      const { status } = await moderateRecord(context, moderated, id, decision);
      return status === "published" ? "It's published." : "It's hidden.";
    },
  };
}
