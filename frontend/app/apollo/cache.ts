import { InMemoryCache } from "@apollo/client";
import { KINDS } from "../../features/bookmarks/kinds.ts";
import { connectionPolicy } from "./policies/connection.ts";
import { recordPolicy } from "./policies/record.ts";

/** A separate list for each combination of search, filter and sort order. */
const list = () => connectionPolicy(["search", "filter", "sort"]);

/** The normalized cache, with a policy for every field that is paginated or looks up a record. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    possibleTypes: { Bookmarkable: Object.values(KINDS).map(({ type }) => type) },
    typePolicies: {
      // Has no ids and is read by two panels: one panel's fields must not replace the other's.
      Market: { merge: true },
      PendingVersion: { merge: true },
      ProfileCompleteness: { merge: true },
      ViewerOverview: { merge: true },
      Query: {
        fields: {
          application: recordPolicy("Application"),
          blogComments: connectionPolicy(["postId"]),
          blogPosts: list(),
          blogReaction: recordPolicy("BlogReaction"),
          bookmarks: connectionPolicy(["kind", "userId"]),
          collaboration: recordPolicy("Collaboration"),
          collaborations: list(),
          conversation: recordPolicy("Conversation"),
          conversationMessages: connectionPolicy(["conversationId"]),
          conversations: connectionPolicy(["filter"]),
          fundingQuarter: recordPolicy("FundingQuarter"),
          managedBlogPosts: connectionPolicy(["search", "status"]),
          marketFigure: recordPolicy("MarketFigure"),
          marketTrend: recordPolicy("MarketTrend"),
          marketTrends: list(),
          myPostings: connectionPolicy(["filter", "sort"]),
          notifications: connectionPolicy(["filter", "recipientId"]),
          opportunities: list(),
          opportunity: recordPolicy("Opportunity"),
          researchPaper: recordPolicy("ResearchPaper"),
          researchPapers: list(),
          receivedApplications: connectionPolicy(["filter", "opportunityId", "collaborationId", "sort"]),
          reviews: connectionPolicy(["solutionId", "vendorId", "filter", "sort"]),
          shortlist: recordPolicy("Shortlist"),
          solution: recordPolicy("Solution"),
          solutions: list(),
          trendingTopic: recordPolicy("TrendingTopic"),
          universityPartner: recordPolicy("UniversityPartner"),
          universityPartners: list(),
          users: list(),
          vendor: recordPolicy("Vendor"),
          vendors: list(),
          viewerApplications: connectionPolicy([]),
          vendorRequest: recordPolicy("VendorRequest"),
          vendorRequests: connectionPolicy([]),
          viewerReviews: connectionPolicy([]),
        },
      },
    },
  });
}
