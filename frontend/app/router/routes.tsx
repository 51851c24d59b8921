import type { RouteObject } from "react-router-dom";
import { type Preload, screenRoute } from "../../features/routing/screen-route.tsx";
import { aboutRoute } from "../../routes/about/route.ts";
import { blogRoute } from "../../routes/blog/route.ts";
import { blogPostRoute } from "../../routes/blog-post/route.ts";
import { collaborationRoute } from "../../routes/collaboration/route.ts";
import { collaborationsRoute } from "../../routes/collaborations/route.ts";
import { contactRoute } from "../../routes/contact/route.ts";
import { dashboardRoute } from "../../routes/dashboard/route.ts";
import { demoRoute } from "../../routes/demo/route.ts";
import { developersRoute } from "../../routes/developers/route.ts";
import { forgotPasswordRoute } from "../../routes/forgot-password/route.ts";
import { fundingQuarterRoute } from "../../routes/funding-quarter/route.ts";
import { homeRoute } from "../../routes/home/route.ts";
import { loginRoute } from "../../routes/login/route.ts";
import { marketFigureRoute } from "../../routes/market-figure/route.ts";
import { marketIntelligenceRoute } from "../../routes/market-intelligence/route.ts";
import { marketTrendRoute } from "../../routes/market-trend/route.ts";
import { newsletterConfirmRoute } from "../../routes/newsletter-confirm/route.ts";
import { newsletterUnsubscribeRoute } from "../../routes/newsletter-unsubscribe/route.ts";
import { notFoundRoute } from "../../routes/not-found/route.ts";
import { opportunitiesRoute } from "../../routes/opportunities/route.ts";
import { opportunityRoute } from "../../routes/opportunity/route.ts";
import { privacyRoute } from "../../routes/privacy/route.ts";
import { profileRoute } from "../../routes/profile/route.ts";
import { registerRoute } from "../../routes/register/route.ts";
import { researchRoute } from "../../routes/research/route.ts";
import { researchPaperRoute } from "../../routes/research-paper/route.ts";
import { resetPasswordRoute } from "../../routes/reset-password/route.ts";
import { solutionRoute } from "../../routes/solution/route.ts";
import { solutionsRoute } from "../../routes/solutions/route.ts";
import { statusRoute } from "../../routes/status/route.ts";
import { termsRoute } from "../../routes/terms/route.ts";
import { trendingTopicRoute } from "../../routes/trending-topic/route.ts";
import { trendingTopicsRoute } from "../../routes/trending-topics/route.ts";
import { universityPartnerRoute } from "../../routes/university-partner/route.ts";
import { universityPartnersRoute } from "../../routes/university-partners/route.ts";
import { vendorRoute } from "../../routes/vendor/route.ts";
import { vendorsRoute } from "../../routes/vendors/route.ts";
import { Layout } from "../layout/layout.tsx";
import { RouteFailure } from "../layout/route-failure.tsx";

/** The route whose error element stands in for every screen that fails; the layout around it stays. */
export const SCREENS = "screens";

const screens = [
  homeRoute,
  solutionsRoute,
  solutionRoute,
  opportunitiesRoute,
  opportunityRoute,
  vendorsRoute,
  vendorRoute,
  researchRoute,
  researchPaperRoute,
  collaborationsRoute,
  collaborationRoute,
  universityPartnersRoute,
  universityPartnerRoute,
  trendingTopicsRoute,
  trendingTopicRoute,
  marketIntelligenceRoute,
  marketTrendRoute,
  marketFigureRoute,
  fundingQuarterRoute,
  blogRoute,
  blogPostRoute,
  newsletterConfirmRoute,
  newsletterUnsubscribeRoute,
  aboutRoute,
  contactRoute,
  demoRoute,
  privacyRoute,
  termsRoute,
  statusRoute,
  developersRoute,
  loginRoute,
  registerRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  dashboardRoute,
  profileRoute,
  notFoundRoute,
];

/** Every route of the product. */
export function createRoutes(preload?: Preload): RouteObject[] {
  return [
    {
      id: "layout",
      element: <Layout />,
      children: [
        {
          id: SCREENS,
          errorElement: <RouteFailure />,
          children: screens.map((screen) => screenRoute(screen, preload)),
        },
      ],
    },
  ];
}
