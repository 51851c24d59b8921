import { inWords } from "../../../../shared/listing/words.ts";
import { pagedFile } from "../../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../../shared/rest-table/route.ts";
import { BookmarkKinds } from "../kinds.ts";

interface BookmarkLine {
  kind: string;
  recordId: string;
  savedAt: Date;
  /** Null once it is no longer public. */
  record: { title: string } | { name: string } | null;
}

const titled = Object.keys(BookmarkKinds);

/** Download of the caller's bookmarks. */
export const bookmarkFileRoutes: RestRoute[] = [
  pagedFile<BookmarkLine>({
    path: "/api/bookmarks.csv",
    summary: "What you've saved as CSV, newest first",
    field: "bookmarks",
    args: { kind: { type: "BookmarkKind", description: "Only records of this kind.", choices: titled } },
    node: `kind recordId savedAt record { ... on Solution { title } ... on Vendor { name } ... on Opportunity { title }
      ... on ResearchPaper { title } ... on Collaboration { title } ... on MarketTrend { title } ... on BlogPost { title } }`,
    columns: {
      Kind: ({ kind }) => inWords(kind),
      "Record ID": ({ recordId }) => Number(recordId),
      Title: ({ record }) => (record && "name" in record ? record.name : record?.title),
      Saved: ({ savedAt }) => savedAt,
    },
  }),
];
