import type { Module } from "../../../shared/module.ts";
import { measureRecommendationsJob } from "./learning/measure-recommendations.job.ts";
import { dismissalData } from "./personal-data.ts";
import { RecommendationResolver } from "./recommendation.resolver.ts";
import { recommendationRoutes } from "./recommendation.routes.ts";

/** Personal recommendations, with reasons. */
export const recommendations: Module = {
  resolvers: [RecommendationResolver],
  access: {
    area: "discovery",
    operations: {
      "Mutation.dismissRecommendation": "signed in",
      "Query.recommendations": "signed in",
    },
    restCalls: { "POST /api/ai/generate-recommendations": "signed in" },
  },
  jobs: [measureRecommendationsJob],
  restRoutes: recommendationRoutes,
  personalData: dismissalData,
};
