import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { QUEUE_KINDS } from "./kinds.ts";
import { QueueStates } from "./queue-state.ts";

interface ItemLine {
  id: string;
  kindLabel: string;
  status: string;
  authorName: string;
  on: { title: string; path: string };
  parts: { label: string | null; text: string }[];
  reportReasons: string[];
  decision: { reason: string | null } | null;
  createdAt: Date;
  waitingSince: Date | null;
}

/** The download of the moderation queue, for administrators. */
export const moderationFileRoutes: RestRoute[] = [
  pagedFile<ItemLine>({
    path: "/api/admin/moderation.csv",
    summary: "The moderation queue as CSV: what's waiting, oldest first, or what was decided",
    field: "moderationQueue",
    args: {
      state: {
        type: "ModerationState",
        description: "What's waiting for a decision, or what was decided; `waiting` by default.",
        choices: Object.keys(QueueStates),
      },
      kind: {
        type: "String",
        description: "Only records of this kind.",
        choices: QUEUE_KINDS.map(({ kind }) => kind),
      },
      search: {
        type: "String",
        description: "Text in what was written or in its author's name, at most 200 characters.",
      },
    },
    node: `id kindLabel status authorName on { title path } parts { label text } reportReasons decision { reason }
      createdAt waitingSince`,
    columns: {
      Id: ({ id }) => id,
      Kind: ({ kindLabel }) => kindLabel,
      Status: ({ status }) => status.toLowerCase(),
      Author: ({ authorName }) => authorName,
      On: ({ on }) => on.title,
      Path: ({ on }) => on.path,
      Text: ({ parts }) => parts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join("\n"),
      Reports: ({ reportReasons }) => reportReasons.join("\n"),
      "Reason for the decision": ({ decision }) => decision?.reason,
      Written: ({ createdAt }) => createdAt,
      "Waiting since": ({ waitingSince }) => waitingSince,
    },
  }),
];
