import { dueInFile } from "../../../shared/days/days.ts";
import { csvColumns, csvSelection, restSelection } from "../../../shared/fields/stored.ts";
import { listFile, listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { toWord } from "../../../shared/listing/words.ts";
import { namesInCell, namesOf, withNumericId } from "../../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { LEVEL_LABELS, Levels } from "../../catalog/taxonomy/level.ts";
import { opportunityFields } from "./opportunity.fields.ts";
import { opportunityList } from "./opportunity.list.ts";

interface OpportunityRow {
  id: string;
  status: string;
  levels: string[];
  matchPercentage: number | null;
  sports: { name: string }[];
  [field: string]: unknown;
}

/** Represents a match score that has not been computed as 0, which cards don't show. */
const toOpportunity = ({ status, levels, matchPercentage, sports, ...opportunity }: OpportunityRow) => ({
  ...withNumericId(opportunity),
  status: toWord(status),
  levels: levels.map(toWord),
  matchPercentage: matchPercentage ?? 0,
  sports: namesOf(sports),
});

const answer = {
  node: `id title slug organization type category description budget dueDate daysLeft postedAt status matchPercentage
    ${restSelection(opportunityFields)} sports { name }`,
  response: (opportunities: OpportunityRow[]) => opportunities.map(toOpportunity),
};

/** The columns of an opportunity in CSV downloads, in addition to its declared fields. */
interface OpportunityLine {
  id: string;
  organization: string;
  type: string;
  category: string;
  budget: number | null;
  dueDate: string | null;
  postedAt: string;
  status: string;
  levels: (keyof typeof Levels)[];
  sports: { name: string }[];
}

const { Title, Description, Requirements, Eligibility, Region, ...further } = csvColumns(opportunityFields);

const columns: CsvColumns<OpportunityLine> = {
  Id: ({ id }) => Number(id),
  Title,
  Organization: ({ organization }) => organization,
  Type: ({ type }) => type,
  Category: ({ category }) => category,
  Description,
  "Budget (USD)": ({ budget }) => budget,
  Due: ({ dueDate }) => dueInFile(dueDate),
  Posted: ({ postedAt }) => postedAt,
  Status: ({ status }) => status.toLowerCase(),
  Requirements,
  Eligibility,
  Region,
  Sports: ({ sports }) => namesInCell(sports),
  Levels: ({ levels }) => levels.map((level) => LEVEL_LABELS[Levels[level]]).join("; "),
  ...further,
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
    node: `id category postedAt status ${csvSelection(opportunityFields)} sports { name }`,
    columns,
  }),
];
