import { labelOf } from "../../../shared/listing/filter.ts";
import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { pagedFile } from "../../../shared/rest-table/paged-file.ts";
import { namesInCell } from "../../../shared/rest-table/parameters.ts";
import type { RestRoute } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { watchList } from "./watch-list.list.ts";

interface Line {
  stage: string;
  note: string | null;
  tags: string[];
  updatedAt: string;
  organization: { name: string } | null;
  vendor: {
    id: string;
    name: string;
    description: string | null;
    website: string | null;
    contactEmail: string | null;
    city: string | null;
    country: string | null;
    foundedYear: number | null;
    stage: string | null;
    headcountBand: string | null;
    totalFunding: number | null;
    latestRoundAt: string | null;
    categories: { name: string }[];
  };
}

const NODE = `stage note tags updatedAt organization { name } vendor { id name description website contactEmail city
  country foundedYear stage headcountBand totalFunding latestRoundAt categories { name } }`;

const { pipelineStages, stages, headcountBands } = watchList.filters;
const companyStage = ({ vendor: { stage } }: Line) => stage && labelOf(stages, stage);
const headcount = ({ vendor: { headcountBand } }: Line) =>
  headcountBand && labelOf(headcountBands, headcountBand);
const dayOf = (moment: string | null) => moment?.slice(0, 10) ?? null;
const hostOf = (website: string | null) =>
  website && URL.canParse(website) ? new URL(website).hostname.replace(/^www\./, "") : null;

const columns: CsvColumns<Line> = {
  Vendor: ({ vendor }) => vendor.name,
  Pipeline: ({ stage }) => labelOf(pipelineStages, stage),
  Tags: ({ tags }) => tags.join("; "),
  Note: ({ note }) => note,
  "Shared with": ({ organization }) => organization?.name ?? null,
  Website: ({ vendor }) => vendor.website,
  City: ({ vendor }) => vendor.city,
  Country: ({ vendor }) => vendor.country,
  Stage: companyStage,
  Headcount: headcount,
  "Total funding (USD)": ({ vendor }) => vendor.totalFunding,
  "Latest round": ({ vendor }) => dayOf(vendor.latestRoundAt),
  Changed: ({ updatedAt }) => updatedAt,
};

/** The properties of companies in HubSpot, by their labels in its importer; the others become custom ones. */
const HUBSPOT: CsvColumns<Line> = {
  "Company name": ({ vendor }) => vendor.name,
  "Company Domain Name": ({ vendor }) => hostOf(vendor.website),
  "Website URL": ({ vendor }) => vendor.website,
  City: ({ vendor }) => vendor.city,
  "Country/Region": ({ vendor }) => vendor.country,
  Description: ({ vendor }) => vendor.description,
  Industry: ({ vendor }) => namesInCell(vendor.categories),
  "Year Founded": ({ vendor }) => vendor.foundedYear,
  "Total Money Raised": ({ vendor }) => vendor.totalFunding,
  "Company Stage": companyStage,
  "Employee Range": headcount,
  "Pipeline Stage": ({ stage }) => labelOf(pipelineStages, stage),
  Tags: ({ tags }) => tags.join("; "),
  Notes: ({ note }) => note,
};

/** The fields of accounts in Salesforce, by their labels in its importer; the others become custom ones. */
const SALESFORCE: CsvColumns<Line> = {
  "Account Name": ({ vendor }) => vendor.name,
  Website: ({ vendor }) => vendor.website,
  "Billing City": ({ vendor }) => vendor.city,
  "Billing Country": ({ vendor }) => vendor.country,
  Industry: ({ vendor }) => namesInCell(vendor.categories),
  "Account Description": ({ vendor }) => vendor.description,
  "Year Started": ({ vendor }) => vendor.foundedYear,
  "Total Funding (USD)": ({ vendor }) => vendor.totalFunding,
  "Company Stage": companyStage,
  "Employee Range": headcount,
  "Pipeline Stage": ({ stage }) => labelOf(pipelineStages, stage),
  Tags: ({ tags }) => tags.join("; "),
  Notes: ({ note }) => note,
};

const forCrm = (name: string, path: string, of: CsvColumns<Line>): RestRoute =>
  pagedFile<Line>({
    path,
    summary: `Your watch list as CSV for ${name}`,
    field: "watchedVendors",
    node: NODE,
    columns: of,
  });

/** Downloads of the watch list. */
export const watchListRoutes: RestRoute[] = [
  listFile<Line>(anyList(watchList), {
    summary: "Your watch list as CSV, latest change first",
    node: NODE,
    columns,
  }),
  forCrm("HubSpot", "/api/watch-list/hubspot.csv", HUBSPOT),
  forCrm("Salesforce", "/api/watch-list/salesforce.csv", SALESFORCE),
];
