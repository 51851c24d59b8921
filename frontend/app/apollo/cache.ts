import { InMemoryCache } from "@apollo/client";
import { connectionPolicy } from "./policies/connection.ts";
import { recordPolicy } from "./policies/record.ts";

/** A list of its own for every search, filter and order. */
const list = () => connectionPolicy(["search", "filter", "sort"]);

/** A normalized cache with the rules of every field that pages or looks up. */
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
