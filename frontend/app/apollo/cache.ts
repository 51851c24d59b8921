import { InMemoryCache } from "@apollo/client";
import { connectionPolicy } from "./policies/connection.ts";
import { recordPolicy } from "./policies/record.ts";

/** A separate list for each combination of search, filter and sort order. */
const list = () => connectionPolicy(["search", "filter", "sort"]);

/** The normalized cache, with a policy for every field that is paginated or looks up a record. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          blogComments: connectionPolicy(["postId"]),
          blogPosts: list(),
          blogReaction: recordPolicy("BlogReaction"),
          collaboration: recordPolicy("Collaboration"),
          collaborations: list(),
          fundingQuarter: recordPolicy("FundingQuarter"),
          managedBlogPosts: connectionPolicy(["search", "status"]),
          marketFigure: recordPolicy("MarketFigure"),
          marketTrend: recordPolicy("MarketTrend"),
          marketTrends: list(),
          opportunities: list(),
          opportunity: recordPolicy("Opportunity"),
          researchPaper: recordPolicy("ResearchPaper"),
          researchPapers: list(),
          solution: recordPolicy("Solution"),
          solutions: list(),
          trendingTopic: recordPolicy("TrendingTopic"),
          universityPartner: recordPolicy("UniversityPartner"),
          universityPartners: list(),
          vendor: recordPolicy("Vendor"),
          vendors: list(),
        },
      },
    },
  });
}
