import { edgeResolver } from "../../../shared/listing/edge-resolver.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { keyedPages } from "../../../shared/public-pages.ts";
import { savedField } from "../../community/bookmarks/saved-field.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { collaborations as collaborationImport } from "./collaboration.import.ts";
import { collaborationList } from "./collaboration.list.ts";
import { paperEdges } from "./papers/paper.edges.ts";
import { papers as paperImport } from "./papers/paper.import.ts";
import { paperList } from "./papers/paper.list.ts";
import { ResearchPaper } from "./papers/research-paper.entity.ts";
import { partners as partnerImport } from "./partner.import.ts";
import { partnerList } from "./partner.list.ts";
import { collaborationData } from "./personal-data.ts";
import {
  CollaborationResolver,
  ResearchPaperResolver,
  TrendingTopicResolver,
  UniversityPartnerResolver,
} from "./research.resolver.ts";
import { researchRoutes } from "./research.routes.ts";
import { seedResearch } from "./research.seed.ts";
import { bookmarkableCollaborations, bookmarkablePapers } from "./research.subjects.ts";
import { ResearchTopic } from "./research-topic.entity.ts";
import { topics as topicImport } from "./topic.import.ts";
import { topicList } from "./topic.list.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

/** Papers, topics, university partners and collaborations. */
export const research: Module = {
  entities: [UniversityPartner, ResearchTopic, ResearchPaper, Collaboration],
  resolvers: [
    ResearchPaperResolver,
    UniversityPartnerResolver,
    CollaborationResolver,
    TrendingTopicResolver,
    ...paperEdges.map(edgeResolver),
    savedField(bookmarkablePapers),
    savedField(bookmarkableCollaborations),
  ],
  access: {
    area: "catalog",
    operations: {
      "Query.collaboration": "everyone",
      "Query.collaborations": "everyone",
      "Query.relatedPapers": "everyone",
      "Query.researchPaper": "everyone",
      "Query.researchPapers": "everyone",
      "Query.researchTopics": "everyone",
      "Query.trendingTopic": "everyone",
      "Query.trendingTopics": "everyone",
      "Query.universityPartner": "everyone",
      "Query.universityPartners": "everyone",
    },
    restCalls: {
      "GET /api/research/topics.csv": "everyone",
      "GET /api/research/collaborations.csv": "everyone",
      "GET /api/research/papers": "everyone",
      "GET /api/research/papers.csv": "everyone",
      "GET /api/research/papers/citations.bib": "everyone",
      "GET /api/research/papers/citations.ris": "everyone",
      "GET /api/research/papers/{id}/citation.bib": "everyone",
      "GET /api/research/papers/{id}/citation.ris": "everyone",
      "GET /api/research/topics": "everyone",
      "GET /api/research/trending-topics": "everyone",
      "GET /api/research/universities": "everyone",
      "GET /api/research/universities.csv": "everyone",
    },
  },
  restRoutes: researchRoutes,
  pages: {
    "/research": keyedPages("research_papers"),
    "/research/collaborations": `${keyedPages("collaborations")} where stage = 'published'`,
    "/research/partners": keyedPages("university_partners"),
    "/research/topics": keyedPages("research_topics", "null::timestamptz"),
  },
  seed: { run: seedResearch },
  lists: [anyList(paperList), anyList(partnerList), anyList(collaborationList), anyList(topicList)],
  importKinds: [paperImport, partnerImport, collaborationImport, topicImport],
  personalData: collaborationData,
};
