import type { Module } from "../../shared/module.ts";
import { AssistantResolver } from "./assistant/assistant.resolver.ts";
import { BriefComparisonResolver } from "./briefs/comparison.resolver.ts";
import { MatchResolver } from "./briefs/matching/match.resolver.ts";
import { encodeRecordsJob } from "./encoder/encode-records.job.ts";
import { SuggestedFactResolver } from "./facts/company/suggested-fact.resolver.ts";
import { SolutionPlansResolver } from "./facts/solution-plans.resolver.ts";
import { StatedFactResolver } from "./facts/stated-fact.resolver.ts";
import { purgeSearchChangesJob } from "./live/purge-changes.job.ts";
import { indexChangesJob } from "./opensearch/index-changes.job.ts";
import { ExchangeRateResolver } from "./rates/exchange-rate.resolver.ts";
import { SearchResolver } from "./search/search.resolver.ts";
import { proposeSynonymsJob } from "./synonyms/learning/propose-synonyms.job.ts";
import { SearchSynonym } from "./synonyms/synonym.entity.ts";
import { synonymList } from "./synonyms/synonym.list.ts";
import { SynonymResolver } from "./synonyms/synonym.resolver.ts";
import { synonymFileRoutes } from "./synonyms/synonym-files.routes.ts";

/** Search over everything public, matching of solutions with briefs, and the synonyms that both use. */
export const discovery: Module = {
  entities: [SearchSynonym],
  resolvers: [
    SearchResolver,
    MatchResolver,
    AssistantResolver,
    BriefComparisonResolver,
    SynonymResolver,
    ExchangeRateResolver,
    StatedFactResolver,
    SuggestedFactResolver,
    SolutionPlansResolver,
  ],
  access: {
    area: "discovery",
    operations: {
      "Mutation.acceptSuggestedFact": "signed in",
      "Mutation.addSynonym": "administrators",
      "Mutation.decideSynonym": "administrators",
      "Mutation.dismissSuggestedFact": "signed in",
      "Mutation.editSynonym": "administrators",
      "Mutation.learnSynonyms": "administrators",
      "Mutation.rejectStatedFact": "signed in",
      "Mutation.removeSynonym": "administrators",
      "Mutation.removeExchangeRate": "administrators",
      "Mutation.setExchangeRate": "administrators",
      "Query.briefComparison": "everyone",
      "Query.briefService": "everyone",
      "Query.exchangeRates": "everyone",
      "Query.matchSolutions": "everyone",
      "Query.search": "everyone",
      "Query.statedFacts": "everyone",
      "Query.suggestedCompanyFacts": "signed in",
      "Query.searchSynonyms": "administrators",
      "Query.synonymPreview": "administrators",
    },
    restCalls: {
      "GET /api/admin/synonyms.csv": "administrators",
    },
  },
  restRoutes: synonymFileRoutes,
  lists: [synonymList],
  jobs: [encodeRecordsJob, indexChangesJob, purgeSearchChangesJob, proposeSynonymsJob],
};
