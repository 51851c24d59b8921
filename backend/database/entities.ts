import { User } from "../modules/accounts/user.entity.ts";
import { BlogComment } from "../modules/blog/comments/blog-comment.entity.ts";
import { NewsletterSubscriber } from "../modules/blog/newsletter/newsletter-subscriber.entity.ts";
import { BlogCategory } from "../modules/blog/posts/blog-category.entity.ts";
import { BlogPost } from "../modules/blog/posts/blog-post.entity.ts";
import { PasswordReset } from "../modules/credentials/passwords/password-reset.entity.ts";
import { RecoveryCode } from "../modules/credentials/two-factor/recovery-code.entity.ts";
import { SignInChallenge } from "../modules/credentials/two-factor/sign-in-challenge.entity.ts";
import { TwoFactorSecret } from "../modules/credentials/two-factor/two-factor-secret.entity.ts";
import { DemoRequest } from "../modules/demo-requests/demo-request.entity.ts";
import { FundingQuarter, FundingQuarterRow } from "../modules/market/funding-quarter.entity.ts";
import { MarketFigure, MarketFigureRow } from "../modules/market/market-figure.entity.ts";
import { MarketTrend, TrendObservation } from "../modules/market/market-trend.entity.ts";
import { Opportunity } from "../modules/opportunities/opportunity.entity.ts";
import { Collaboration } from "../modules/research/collaboration.entity.ts";
import { ResearchPaper } from "../modules/research/research-paper.entity.ts";
import { ResearchTopic } from "../modules/research/research-topic.entity.ts";
import { UniversityPartner } from "../modules/research/university-partner.entity.ts";
import { Review } from "../modules/reviews/review.entity.ts";
import { Session } from "../modules/sessions/session.entity.ts";
import { Solution } from "../modules/solutions/solution.entity.ts";
import { Claim } from "../modules/statistics/claim.entity.ts";
import { Category } from "../modules/taxonomy/category.entity.ts";
import { Sport } from "../modules/taxonomy/sport.entity.ts";
import { Vendor } from "../modules/vendors/vendor.entity.ts";
import { VendorCheck } from "../modules/vendors/vendor-check.entity.ts";

/** Every entity that the database holds. */
export const entities = [
  User,
  Session,
  SignInChallenge,
  PasswordReset,
  TwoFactorSecret,
  RecoveryCode,
  Category,
  Sport,
  Vendor,
  VendorCheck,
  Solution,
  Review,
  Opportunity,
  UniversityPartner,
  ResearchTopic,
  ResearchPaper,
  Collaboration,
  MarketTrend,
  TrendObservation,
  MarketFigure,
  MarketFigureRow,
  FundingQuarter,
  FundingQuarterRow,
  Claim,
  DemoRequest,
  BlogCategory,
  BlogPost,
  BlogComment,
  NewsletterSubscriber,
];
