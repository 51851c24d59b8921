import { PasswordReset } from "../modules/accounts/passwords/password-reset.entity.ts";
import { Session } from "../modules/accounts/sessions/session.entity.ts";
import { SignInChallenge } from "../modules/accounts/sessions/sign-in-challenge.entity.ts";
import { RecoveryCode } from "../modules/accounts/two-factor/recovery-code.entity.ts";
import { TwoFactorSecret } from "../modules/accounts/two-factor/two-factor-secret.entity.ts";
import { User } from "../modules/accounts/user.entity.ts";
import { BlogComment } from "../modules/blog/comments/blog-comment.entity.ts";
import { NewsletterSubscriber } from "../modules/blog/newsletter/newsletter-subscriber.entity.ts";
import { BlogCategory } from "../modules/blog/posts/blog-category.entity.ts";
import { BlogPost } from "../modules/blog/posts/blog-post.entity.ts";
import { DemoRequest } from "../modules/demo-requests/demo-request.entity.ts";
import { FundingQuarter, FundingQuarterRow } from "../modules/market/funding-quarter.entity.ts";
import { MarketFigure, MarketFigureRow } from "../modules/market/market-figure.entity.ts";
import { MarketTrend, TrendObservation } from "../modules/market/market-trend.entity.ts";
import { Opportunity } from "../modules/opportunities/opportunity.entity.ts";
import { Organization } from "../modules/organizations/organization.entity.ts";
import { OrganizationMember } from "../modules/organizations/organization-member.entity.ts";
import { Collaboration } from "../modules/research/collaboration.entity.ts";
import { ResearchPaper } from "../modules/research/research-paper.entity.ts";
import { ResearchTopic } from "../modules/research/research-topic.entity.ts";
import { UniversityPartner } from "../modules/research/university-partner.entity.ts";
import { Review } from "../modules/reviews/review.entity.ts";
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
  Organization,
  OrganizationMember,
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
