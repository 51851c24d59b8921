import { inWords } from "../../../shared/listing/words.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";

interface BriefLine {
  id: string;
  name: string;
  text: string;
  product: string | null;
  must: string[];
  should: string[];
  wont: string[];
  sports: string[];
  level: string | null;
  budgetMax: number | null;
  deadline: string | null;
  alert: string;
  newCount: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Download of the caller's saved briefs. */
export const savedBriefFileRoutes: RestRoute[] = [
  pagedFile<BriefLine>({
    path: "/api/briefs.csv",
    summary: "Your saved briefs as CSV",
    field: "mySavedBriefs",
    node: "id name text product must should wont sports level budgetMax deadline alert newCount createdAt updatedAt",
    columns: {
      Id: ({ id }) => Number(id),
      Name: ({ name }) => name,
      Text: ({ text }) => text,
      Product: ({ product }) => product,
      Must: ({ must }) => must.join("; "),
      Should: ({ should }) => should.join("; "),
      "Must not": ({ wont }) => wont.join("; "),
      Sports: ({ sports }) => sports.join("; "),
      Level: ({ level }) => level && inWords(level),
      "Budget (USD)": ({ budgetMax }) => budgetMax,
      Deadline: ({ deadline }) => deadline,
      Alert: ({ alert }) => alert.toLowerCase(),
      New: ({ newCount }) => newCount,
      Saved: ({ createdAt }) => createdAt,
      Updated: ({ updatedAt }) => updatedAt,
    },
  }),
];
