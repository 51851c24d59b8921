import type { Context } from "../../../shared/context.ts";
import type { Moderated, ModeratedRecord } from "../moderation/moderated.ts";
import { type Decision, moderateRecord } from "../moderation/moderation.service.ts";
import type { ModerationItem } from "./moderation-item.ts";

/** An item as its kind makes it; the queue adds what it knows about every kind. */
export type KindItem = Omit<ModerationItem, "kindLabel" | "together"> &
  Partial<Pick<ModerationItem, "kindLabel" | "together">>;

/** A kind of record as the queue handles it, whatever its entity. */
export interface QueueKind
  extends Pick<Moderated<never>, "entity" | "label" | "intro" | "searched" | "authored"> {
  /** Its name, such as `review`. */
  readonly kind: string;
  /** SQL condition of those that wait for a decision; of moderated records, those pending or reported. */
  readonly waiting?: string;
  /** The column that says since when one waits; `created_at` if left out. */
  readonly since?: string;
  /** Where a kind keeps its decisions: the column of when, and what is decided; else `moderation_decisions`. */
  readonly decided?: { readonly at: string; readonly where: string };
  /** True if each is decided by itself, in a form of its own, and once. */
  readonly alone?: boolean;
  /** The items with these ids, in any order. */
  readonly load: (context: Context, ids: readonly number[]) => Promise<KindItem[]>;
  /** Decides, and says what became of it. @throws as `moderateRecord`. */
  readonly decide: (context: Context, id: string, decision: Decision) => Promise<string>;
}

/** Makes a kind of moderated record part of the queue. */
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
