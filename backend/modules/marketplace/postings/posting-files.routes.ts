import { dueInFile } from "../../../shared/days/days.ts";
import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import { myPostingList } from "./posting.list.ts";
import {
  POSTING_KIND_LABELS,
  POSTING_STATUS_LABELS,
  PostingKinds,
  PostingStatuses,
} from "./posting-status.ts";

interface PostingLine {
  recordId: string;
  kind: keyof typeof PostingKinds;
  status: keyof typeof PostingStatuses;
  title: string;
  organization: string;
  applicationCount: number;
  outcomeNote: string;
  dueDate: Date | null;
  submittedAt: Date | null;
  closedAt: Date | null;
  updatedAt: Date;
}

/** The download of records posted by the viewer and their organizations. */
export const postingFileRoutes: RestRoute[] = [
  listFile<PostingLine>(anyList(myPostingList), {
    summary: "Your postings and your organizations' as CSV, last changed first",
    node: "recordId kind status title organization applicationCount outcomeNote dueDate submittedAt closedAt updatedAt",
    columns: {
      Id: ({ recordId }) => Number(recordId),
      Kind: ({ kind }) => POSTING_KIND_LABELS[PostingKinds[kind]],
      Title: ({ title }) => title,
      Organization: ({ organization }) => organization,
      Status: ({ status }) => POSTING_STATUS_LABELS[PostingStatuses[status]],
      Applications: ({ applicationCount }) => applicationCount,
      Due: ({ dueDate }) => dueInFile(dueDate),
      Submitted: ({ submittedAt }) => submittedAt,
      Closed: ({ closedAt }) => closedAt,
      "Outcome note": ({ outcomeNote }) => outcomeNote,
      Changed: ({ updatedAt }) => updatedAt,
    },
  }),
];
