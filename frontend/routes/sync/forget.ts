import { dueAgain } from "../../graphql/due-again.ts";

/** What a change of a source makes out of date. */
export const FORGET = {
  update: dueAgain("auditEntries"),
  refetchQueries: ["SyncSources"],
  awaitRefetchQueries: true,
};
