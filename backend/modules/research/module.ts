import type { Module } from "../../shared/module.ts";
import { keyedPages } from "../../shared/public-pages.ts";
import { Collaboration } from "./collaboration.entity.ts";
import {
  CollaborationResolver,
  ResearchPaperResolver,
  TrendingTopicResolver,
  UniversityPartnerResolver,
} from "./research.resolver.ts";
import { researchRoutes } from "./research.routes.ts";
import { seedResearch } from "./research.seed.ts";
import { ResearchPaper } from "./research-paper.entity.ts";
import { ResearchTopic } from "./research-topic.entity.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

/** Papers, topics, university partners and collaborations. */
export const research: Module = {
  entities: [UniversityPartner, ResearchTopic, ResearchPaper, Collaboration],
  resolvers: [ResearchPaperResolver, UniversityPartnerResolver, CollaborationResolver, TrendingTopicResolver],
  access: {
    operations: {
      "Query.collaboration": "everyone",
      "Query.collaborations": "everyone",
      "Query.relatedPapers": "everyone",
      "Query.researchPaper": "everyone",
      "Query.researchPapers": "everyone",
      "Query.trendingTopic": "everyone",
      "Query.trendingTopics": "everyone",
      "Query.universityPartner": "everyone",
      "Query.universityPartners": "everyone",
    },
    restCalls: {
      "GET /api/research/papers": "everyone",
      "GET /api/research/papers/citations.bib": "everyone",
      "GET /api/research/papers/citations.ris": "everyone",
      "GET /api/research/papers/{id}/citation.bib": "everyone",
      "GET /api/research/papers/{id}/citation.ris": "everyone",
      "GET /api/research/trending-topics": "everyone",
      "GET /api/research/universities": "everyone",
    },
  },
  restRoutes: researchRoutes,
  pages: {
    screens: ["/research", "/research/collaborations", "/research/partners", "/research/topics"],
    records: {
      "/research": keyedPages("research_papers"),
      "/research/collaborations": keyedPages("collaborations"),
      "/research/partners": keyedPages("university_partners"),
      "/research/topics": keyedPages("research_topics", "null::timestamptz"),
    },
  },
  seed: { run: seedResearch },
};
