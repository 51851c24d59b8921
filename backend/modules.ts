import "reflect-metadata";
import { accessTokens } from "./modules/access-tokens/module.ts";
import { accounts } from "./modules/accounts/module.ts";
import { analytics } from "./modules/analytics/module.ts";
import { applications } from "./modules/applications/module.ts";
import { audit } from "./modules/audit/module.ts";
import { blog } from "./modules/blog/module.ts";
import { bookmarks } from "./modules/bookmarks/module.ts";
import { bulkOperations } from "./modules/bulk-operations/module.ts";
import { calendar } from "./modules/calendar/module.ts";
import { catalog } from "./modules/catalog/module.ts";
import { conversations } from "./modules/conversations/module.ts";
import { credentials } from "./modules/credentials/module.ts";
import { dashboard } from "./modules/dashboard/module.ts";
import { demoRequests } from "./modules/demo-requests/module.ts";
import { discovery } from "./modules/discovery/module.ts";
import { exports } from "./modules/exports/module.ts";
import { fits } from "./modules/fits/module.ts";
import { imports } from "./modules/imports/module.ts";
import { lookedFor } from "./modules/looked-for/module.ts";
import { market } from "./modules/market/module.ts";
import { mentoring } from "./modules/mentoring/module.ts";
import { moderation } from "./modules/moderation/module.ts";
import { moderationQueue } from "./modules/moderation-queue/module.ts";
import { monitoring } from "./modules/monitoring/module.ts";
import { nodes } from "./modules/nodes/module.ts";
import { notificationDemo } from "./modules/notifications/demo.ts";
import { notifications } from "./modules/notifications/module.ts";
import { opportunities } from "./modules/opportunities/module.ts";
import { organizations } from "./modules/organizations/module.ts";
import { people } from "./modules/people/module.ts";
import { postings } from "./modules/postings/module.ts";
import { recommendations } from "./modules/recommendations/module.ts";
import { removals } from "./modules/removals/module.ts";
import { research } from "./modules/research/module.ts";
import { reviews } from "./modules/reviews/module.ts";
import { saved } from "./modules/saved/module.ts";
import { savedBriefs } from "./modules/saved-briefs/module.ts";
import { searches } from "./modules/searches/module.ts";
import { sessions } from "./modules/sessions/module.ts";
import { signIn } from "./modules/sign-in/module.ts";
import { solutions } from "./modules/solutions/module.ts";
import { statistics } from "./modules/statistics/module.ts";
import { taxonomy } from "./modules/taxonomy/module.ts";
import { training } from "./modules/training/module.ts";
import { userManagement } from "./modules/user-management/module.ts";
import { vendorClaims } from "./modules/vendor-claims/module.ts";
import { vendors } from "./modules/vendors/module.ts";
import { views } from "./modules/views/module.ts";
import { webhooks } from "./modules/webhooks/module.ts";
import type { Contributions } from "./shared/context.ts";
import type { RecordKind } from "./shared/fields/field.rules.ts";
import type { AnyList } from "./shared/listing/list.ts";
import type { Module } from "./shared/module.ts";

/** All modules, each after those it depends on; demo data is added in this order. */
export const modules: readonly Module[] = [
  accounts,
  audit,
  accessTokens,
  sessions,
  credentials,
  signIn,
  people,
  notifications,
  organizations,
  bookmarks,
  moderation,
  views,
  training,
  taxonomy,
  vendors,
  solutions,
  vendorClaims,
  reviews,
  conversations,
  opportunities,
  research,
  applications,
  postings,
  market,
  statistics,
  demoRequests,
  blog,
  discovery,
  lookedFor,
  moderationQueue,
  saved,
  nodes,
  removals,
  searches,
  savedBriefs,
  fits,
  recommendations,
  analytics,
  exports,
  mentoring,
  calendar,
  dashboard,
  notificationDemo,
  monitoring,
  userManagement,
  bulkOperations,
  imports,
  catalog,
  webhooks,
];

/** All lists. */
export const lists: readonly AnyList[] = modules.flatMap((module) => module.lists ?? []);

/** All kinds of records whose fields are declared. */
export const recordKinds: readonly RecordKind[] = modules.flatMap((module) => module.recordKinds ?? []);

/** What modules contribute to use cases that span all of them. */
export const contributions: Contributions = {
  personalData: modules.flatMap(({ personalData }) => personalData ?? []),
  standingAccess: modules.flatMap(({ standingAccess }) => standingAccess ?? []),
  lists: new Map(lists.map((list) => [list.name, list])),
  importKinds: new Map(
    modules.flatMap(({ importKinds = [] }) => importKinds.map((kind) => [kind.name, kind])),
  ),
};
