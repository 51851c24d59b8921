import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { AccountResolver } from "../modules/accounts/account.resolver.ts";
import { BlogCommentResolver } from "../modules/blog/comments/comment.resolver.ts";
import { BlogEditingResolver } from "../modules/blog/editing/editing.resolver.ts";
import { NewsletterResolver } from "../modules/blog/newsletter/newsletter.resolver.ts";
import { BlogCategoryResolver, BlogPostResolver } from "../modules/blog/posts/blog-post.resolver.ts";
import { BlogReactionResolver } from "../modules/blog/reactions/reaction.resolver.ts";
import { PasswordResolver } from "../modules/credentials/passwords/password.resolver.ts";
import { TwoFactorResolver } from "../modules/credentials/two-factor/two-factor.resolver.ts";
import { DemoRequestResolver } from "../modules/demo-requests/demo-request.resolver.ts";
import {
  FundingQuarterResolver,
  MarketFigureResolver,
  MarketResolver,
  MarketTrendResolver,
} from "../modules/market/market.resolver.ts";
import { OpportunityResolver } from "../modules/opportunities/opportunity.resolver.ts";
import { PrivacyResolver } from "../modules/people/privacy/privacy.resolver.ts";
import { ProfileResolver } from "../modules/people/profile/profile.resolver.ts";
import {
  CollaborationResolver,
  ResearchPaperResolver,
  TrendingTopicResolver,
  UniversityPartnerResolver,
} from "../modules/research/research.resolver.ts";
import { ReviewResolver } from "../modules/reviews/review.resolver.ts";
import { SessionResolver } from "../modules/sessions/session.resolver.ts";
import { SignInResolver } from "../modules/sign-in/sign-in.resolver.ts";
import { SolutionResolver } from "../modules/solutions/solution.resolver.ts";
import { ClaimResolver, StatisticsResolver } from "../modules/statistics/statistics.resolver.ts";
import { CategoryResolver } from "../modules/taxonomy/category.resolver.ts";
import { VendorResolver } from "../modules/vendors/vendor.resolver.ts";
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
        SignInResolver,
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
        ReviewResolver,
        SolutionResolver,
        StatisticsResolver,
        TrendingTopicResolver,
        UniversityPartnerResolver,
        VendorResolver,
      ],
      scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
      validate: false,
    }),
  );
}
