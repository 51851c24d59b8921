import type { CsvColumns } from "../../shared/csv.ts";
import { dueInFile } from "../../shared/days.ts";
import { listFile, listRoute } from "../../shared/listing/list-route.ts";
import { anyList } from "../../shared/listing/read-list.ts";
import { toWord } from "../../shared/listing/words.ts";
import { listInCell, namesInCell, namesOf, withNumericId } from "../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../shared/rest-table/route.ts";
import { LEVEL_LABELS, Levels } from "../taxonomy/level.ts";
import { opportunityList } from "./opportunity.list.ts";

interface OpportunityRow {
  id: string;
  status: string;
  levels: string[];
  matchPercentage: number | null;
  sports: { name: string }[];
  [field: string]: unknown;
}

/** A match score that has not been computed is 0, which cards don't show. */
const toOpportunity = ({ status, levels, matchPercentage, sports, ...opportunity }: OpportunityRow) => ({
  ...withNumericId(opportunity),
  status: toWord(status),
  levels: levels.map(toWord),
  matchPercentage: matchPercentage ?? 0,
  sports: namesOf(sports),
});

const answer = {
  node: `id title slug organization type category description budget dueDate daysLeft postedAt status matchPercentage
    requirements eligibility levels region contactName contactEmail howToApply sports { name }`,
  response: (opportunities: OpportunityRow[]) => opportunities.map(toOpportunity),
};

/** The fields of an opportunity in CSV downloads. */
interface OpportunityLine {
  id: string;
  title: string;
  organization: string;
  type: string;
  category: string;
  description: string;
  budget: number | null;
  dueDate: string | null;
  postedAt: string;
  status: string;
  requirements: string[];
  eligibility: string;
  levels: (keyof typeof Levels)[];
  region: string | null;
  contactName: string | null;
  contactEmail: string | null;
  howToApply: string;
  sports: { name: string }[];
}

const columns: CsvColumns<OpportunityLine> = {
  Id: ({ id }) => Number(id),
  Title: ({ title }) => title,
  Organization: ({ organization }) => organization,
  Type: ({ type }) => type,
  Category: ({ category }) => category,
  Description: ({ description }) => description,
  "Budget (USD)": ({ budget }) => budget,
  Due: ({ dueDate }) => dueInFile(dueDate),
  Posted: ({ postedAt }) => postedAt,
  Status: ({ status }) => status.toLowerCase(),
  Requirements: ({ requirements }) => listInCell(requirements),
  Eligibility: ({ eligibility }) => eligibility,
  Region: ({ region }) => region,
  Sports: ({ sports }) => namesInCell(sports),
  Levels: ({ levels }) => levels.map((level) => LEVEL_LABELS[Levels[level]]).join("; "),
  Contact: ({ contactName }) => contactName,
  Email: ({ contactEmail }) => contactEmail,
  "How to apply": ({ howToApply }) => howToApply,
};

/** REST endpoints of opportunities. */
export const opportunityRoutes: RestRoute[] = [
  listRoute(anyList(opportunityList), {
    ...answer,
    path: "/api/opportunities",
    summary: "Opportunities, due soonest first",
  }),
  listRoute(anyList(opportunityList), {
    ...answer,
    path: "/api/opportunities/active",
    summary: "Opportunities accepting applications now, due soonest first",
    filter: { active: true },
  }),
  listFile<OpportunityLine>(anyList(opportunityList), {
    summary: "Opportunities as CSV, due soonest first",
    node: `id title organization type category description budget dueDate postedAt status requirements eligibility
      levels region contactName contactEmail howToApply sports { name }`,
    columns,
  }),
];
