import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { lists } from "../lists.ts";
import { AccountResolver } from "../modules/accounts/account.resolver.ts";
import { PasswordResolver } from "../modules/accounts/passwords/password.resolver.ts";
import { PrivacyResolver } from "../modules/accounts/privacy/privacy.resolver.ts";
import { ProfileResolver } from "../modules/accounts/profile/profile.resolver.ts";
import { SessionResolver } from "../modules/accounts/sessions/session.resolver.ts";
import { TwoFactorResolver } from "../modules/accounts/two-factor/two-factor.resolver.ts";
import { BlogCommentResolver } from "../modules/blog/comments/comment.resolver.ts";
import { BlogEditingResolver } from "../modules/blog/editing/editing.resolver.ts";
import { NewsletterResolver } from "../modules/blog/newsletter/newsletter.resolver.ts";
import { BlogCategoryResolver, BlogPostResolver } from "../modules/blog/posts/blog-post.resolver.ts";
import { BlogReactionResolver } from "../modules/blog/reactions/reaction.resolver.ts";
import { DemoRequestResolver } from "../modules/demo-requests/demo-request.resolver.ts";
import {
  FundingQuarterResolver,
  MarketFigureResolver,
  MarketResolver,
  MarketTrendResolver,
} from "../modules/market/market.resolver.ts";
import { OpportunityResolver } from "../modules/opportunities/opportunity.resolver.ts";
import {
  CollaborationResolver,
  ResearchPaperResolver,
  TrendingTopicResolver,
  UniversityPartnerResolver,
} from "../modules/research/research.resolver.ts";
import { SolutionResolver } from "../modules/solutions/solution.resolver.ts";
import { ClaimResolver, StatisticsResolver } from "../modules/statistics/statistics.resolver.ts";
import { CategoryResolver } from "../modules/taxonomy/category.resolver.ts";
import { VendorResolver } from "../modules/vendors/vendor.resolver.ts";
import { listResolver } from "../shared/listing/list-resolver.ts";
import { guardRootFields } from "./authorization.ts";

/** The one schema, with its gate; the web, REST, server rendering and the tests all execute it. */
export function createSchema(): GraphQLSchema {
  return guardRootFields(
    buildSchemaSync({
      resolvers: [
        AccountResolver,
        PasswordResolver,
        PrivacyResolver,
        ProfileResolver,
        SessionResolver,
        TwoFactorResolver,
        BlogCategoryResolver,
        BlogCommentResolver,
        BlogEditingResolver,
        BlogPostResolver,
        BlogReactionResolver,
        NewsletterResolver,
        CategoryResolver,
        ClaimResolver,
        CollaborationResolver,
        DemoRequestResolver,
        FundingQuarterResolver,
        MarketFigureResolver,
        MarketResolver,
        MarketTrendResolver,
        OpportunityResolver,
        ResearchPaperResolver,
        SolutionResolver,
        StatisticsResolver,
        TrendingTopicResolver,
        UniversityPartnerResolver,
        VendorResolver,
        ...lists.map(listResolver),
      ],
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      validate: false,
    }),
  );
}
