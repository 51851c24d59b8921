import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

/** The REST endpoint of the statistics. */
export const statisticsRoutes: RestRoute[] = [
  route<{ statistics: Record<string, number> }>({
    method: "GET",
    path: "/api/statistics",
    summary: "Current totals; totalFunding is in US dollars",
    operation: `query RestStatistics {
      statistics {
        totalFunding vendorCount verifiedVendors solutions openOpportunities researchPapers universityPartners
        researchers collaborations marketTrends reviews
      }
    }`,
    response: ({ statistics }) => statistics,
  }),
];
