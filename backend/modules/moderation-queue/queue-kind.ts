import type { Page, PageArguments } from "../../shared/connection.ts";
import type { Context } from "../../shared/context.ts";
import type { Moderated, ModeratedRecord } from "../moderation/moderated.ts";
import { type Decision, listToModerate, moderateRecord } from "../moderation/moderation.service.ts";
import type { ModerationItem } from "./moderation-item.ts";

/** A kind of record as the queue handles it, whatever its entity. */
export interface QueueKind extends Pick<Moderated<never>, "entity" | "label" | "intro"> {
  /** Its name, such as `review`. */
  readonly kind: string;
  /** SQL condition of those that wait for a decision; of moderated records, those pending or reported. */
  readonly waiting?: string;
  /** A page of what waits for a decision, oldest first. */
  readonly list: (context: Context, page: PageArguments) => Promise<Page<ModerationItem>>;
  /** Decides, and says what became of it. @throws as `moderateRecord`. */
  readonly decide: (context: Context, id: string, decision: Decision) => Promise<string>;
}

/** Makes a kind of moderated record part of the queue. */
export function queueKind<Row extends ModeratedRecord>(moderated: Moderated<Row>): QueueKind {
  const { kind, entity, label, intro } = moderated;
  const itemOf = (row: Row): ModerationItem => {
    const { authorName, on, parts } = moderated.show(row);
    return {
      id: `${kind}:${row.id}`,
      status: row.status,
      authorName,
      on: { ...on },
      parts: parts.map((part) => ({ label: null, ...part })),
      reportReasons: row.reportReasons ?? [],
      version: row.version ?? null,
      createdAt: row.createdAt,
    };
  };
  return {
    kind,
    entity: entity as never,
    label,
    intro,
    list: async (context, page) => {
      const found = await listToModerate(context, moderated, page);
      return {
        ...found,
        nodes: found.nodes.map(itemOf),
        edges: found.edges.map(({ cursor, node }) => ({ cursor, node: itemOf(node) })),
      };
    },
    decide: async (context, id, decision) => {
      const { status } = await moderateRecord(context, moderated, id, decision);
      return status === "published" ? "It is published." : "It is hidden.";
    },
  };
}
