import type { Module } from "../../../shared/module.ts";
import { PaperMergeResolver } from "./paper-merge.resolver.ts";
import { paperMergeData } from "./personal-data.ts";

/** Papers that are listed twice, which administrators merge. */
export const paperMerges: Module = {
  resolvers: [PaperMergeResolver],
  access: {
    area: "admin",
    operations: {
      "Mutation.keepPapersApart": "administrators",
      "Mutation.mergePapers": "administrators",
      "Mutation.undoPaperMerge": "administrators",
      "Query.paperMerges": "administrators",
      "Query.paperPairs": "administrators",
    },
  },
  personalData: paperMergeData,
};
