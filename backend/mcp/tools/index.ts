import type { AnyTool } from "../tool.ts";
import { askVendors } from "./ask-vendors.ts";
import { compareSolutions } from "./compare-solutions.ts";
import { draftApplication } from "./draft-application.ts";
import { estimateCost } from "./estimate-cost.ts";
import { getRecord } from "./get-record.ts";
import { listFilters } from "./list-filters.ts";
import { listOpportunities } from "./list-opportunities.ts";
import { matchBrief } from "./match-brief.ts";
import { saveBrief } from "./save-brief.ts";
import { saveRecord } from "./save-record.ts";
import { searchCatalog } from "./search-catalog.ts";

/** All tools, in the order in which they are listed. */
export const tools: readonly AnyTool[] = [
  matchBrief,
  searchCatalog,
  getRecord,
  compareSolutions,
  listFilters,
  listOpportunities,
  estimateCost,
  saveBrief,
  saveRecord,
  draftApplication,
  askVendors,
];
