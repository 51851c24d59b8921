import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { keyedPages } from "../../../shared/public-pages.ts";
import { savedField } from "../../community/bookmarks/saved-field.ts";
import { deadlineCalendar } from "./deadline-calendar.ts";
import { Opportunity } from "./opportunity.entity.ts";
import { opportunityKind } from "./opportunity.fields.ts";
import { opportunities as opportunityImport } from "./opportunity.import.ts";
import { opportunityList } from "./opportunity.list.ts";
import { OpportunityResolver } from "./opportunity.resolver.ts";
import { opportunityRoutes } from "./opportunity.routes.ts";
import { seedOpportunities } from "./opportunity.seed.ts";
import { bookmarkableOpportunities } from "./opportunity.subjects.ts";
import { opportunityData } from "./personal-data.ts";

/** Opportunities: open calls to apply for. */
export const opportunities: Module = {
  entities: [Opportunity],
  resolvers: [OpportunityResolver, savedField(bookmarkableOpportunities)],
  access: {
    area: "catalog",
    operations: {
      "Query.activeOpportunities": "everyone",
      "Query.opportunities": "everyone",
      "Query.opportunity": "everyone",
      "Query.relatedOpportunities": "everyone",
    },
    restCalls: {
      "GET /api/opportunities": "everyone",
      "GET /api/opportunities.csv": "everyone",
      "GET /api/opportunities/active": "everyone",
    },
  },
  restRoutes: opportunityRoutes,
  routers: [deadlineCalendar],
  pages: {
    "/opportunities": `${keyedPages("opportunities")} where stage = 'published'`,
  },
  seed: { run: seedOpportunities },
  lists: [anyList(opportunityList)],
  importKinds: [opportunityImport],
  recordKinds: [opportunityKind],
  personalData: opportunityData,
};
