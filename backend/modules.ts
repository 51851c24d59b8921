import "reflect-metadata";
import { accessTokens } from "./modules/account/access-tokens/module.ts";
import { calendar } from "./modules/account/calendar/module.ts";
import { credentials } from "./modules/account/credentials/module.ts";
import { dashboard } from "./modules/account/dashboard/module.ts";
import { identity } from "./modules/account/identity/module.ts";
import { invitedAccounts } from "./modules/account/invited-accounts/module.ts";
import { notificationDemo } from "./modules/account/notifications/demo.ts";
import { notifications } from "./modules/account/notifications/module.ts";
import { passkeys } from "./modules/account/passkeys/module.ts";
import { profiles } from "./modules/account/profiles/module.ts";
import { providers } from "./modules/account/providers/module.ts";
import { sessions } from "./modules/account/sessions/module.ts";
import { signIn } from "./modules/account/sign-in/module.ts";
import { activityAnalytics } from "./modules/administration/activity-analytics/module.ts";
import { audit } from "./modules/administration/audit/module.ts";
import { bulkOperations } from "./modules/administration/bulk-operations/module.ts";
import { catalogEditor } from "./modules/administration/catalog-editor/module.ts";
import { exports } from "./modules/administration/exports/module.ts";
import { imports } from "./modules/administration/imports/module.ts";
import { moderation } from "./modules/administration/moderation/module.ts";
import { moderationQueue } from "./modules/administration/moderation-queue/module.ts";
import { systemMonitoring } from "./modules/administration/system-monitoring/module.ts";
import { userManagement } from "./modules/administration/user-management/module.ts";
import { catalogStatistics } from "./modules/catalog/catalog-statistics/module.ts";
import { market } from "./modules/catalog/market/module.ts";
import { paperMerges } from "./modules/catalog/paper-merges/module.ts";
import { research } from "./modules/catalog/research/module.ts";
import { reviews } from "./modules/catalog/reviews/module.ts";
import { solutions } from "./modules/catalog/solutions/module.ts";
import { taxonomy } from "./modules/catalog/taxonomy/module.ts";
import { vendorClaims } from "./modules/catalog/vendor-claims/module.ts";
import { vendorListings } from "./modules/catalog/vendor-listings/module.ts";
import { vendorMerges } from "./modules/catalog/vendor-merges/module.ts";
import { vendorTeam } from "./modules/catalog/vendor-team/module.ts";
import { vendors } from "./modules/catalog/vendors/module.ts";
import { blog } from "./modules/community/blog/module.ts";
import { bookmarks } from "./modules/community/bookmarks/module.ts";
import { mentoring } from "./modules/community/mentoring/module.ts";
import { savedRecords } from "./modules/community/saved-records/module.ts";
import { matches } from "./modules/discovery/matches/module.ts";
import { discovery } from "./modules/discovery/module.ts";
import { recommendations } from "./modules/discovery/recommendations/module.ts";
import { savedBriefs } from "./modules/discovery/saved-briefs/module.ts";
import { savedSearches } from "./modules/discovery/saved-searches/module.ts";
import { trainingEvents } from "./modules/discovery/training-events/module.ts";
import { unmetSearches } from "./modules/discovery/unmet-searches/module.ts";
import { applications } from "./modules/marketplace/applications/module.ts";
import { callForms } from "./modules/marketplace/call-forms/module.ts";
import { conversations } from "./modules/marketplace/conversations/module.ts";
import { demoRequests } from "./modules/marketplace/demo-requests/module.ts";
import { evaluations } from "./modules/marketplace/evaluations/module.ts";
import { juries } from "./modules/marketplace/juries/module.ts";
import { opportunities } from "./modules/marketplace/opportunities/module.ts";
import { organizations } from "./modules/marketplace/organizations/module.ts";
import { postings } from "./modules/marketplace/postings/module.ts";
import { watchLists } from "./modules/marketplace/watch-lists/module.ts";
import { documents } from "./modules/platform/documents/module.ts";
import { media } from "./modules/platform/media/module.ts";
import { nodes } from "./modules/platform/nodes/module.ts";
import { removals } from "./modules/platform/removals/module.ts";
import { viewCounts } from "./modules/platform/view-counts/module.ts";
import { webhooks } from "./modules/platform/webhooks/module.ts";
import type { Contributions } from "./shared/context.ts";
import type { RecordKind } from "./shared/fields/field.rules.ts";
import type { AnyList } from "./shared/listing/list.ts";
import type { Module } from "./shared/module.ts";

/** All modules, each after those it depends on; demo data is added in this order. */
export const modules: readonly Module[] = [
  identity,
  audit,
  accessTokens,
  sessions,
  credentials,
  invitedAccounts,
  signIn,
  passkeys,
  providers,
  profiles,
  notifications,
  organizations,
  bookmarks,
  moderation,
  viewCounts,
  trainingEvents,
  taxonomy,
  vendors,
  solutions,
  vendorClaims,
  vendorListings,
  vendorMerges,
  paperMerges,
  watchLists,
  vendorTeam,
  reviews,
  conversations,
  evaluations,
  opportunities,
  research,
  applications,
  callForms,
  postings,
  juries,
  market,
  catalogStatistics,
  demoRequests,
  blog,
  media,
  documents,
  discovery,
  unmetSearches,
  moderationQueue,
  savedRecords,
  nodes,
  removals,
  savedSearches,
  savedBriefs,
  matches,
  recommendations,
  activityAnalytics,
  exports,
  mentoring,
  calendar,
  dashboard,
  notificationDemo,
  systemMonitoring,
  userManagement,
  bulkOperations,
  imports,
  catalogEditor,
  webhooks,
];

/** All lists. */
export const lists: readonly AnyList[] = modules.flatMap((module) => module.lists ?? []);

/** All kinds of records with declared fields. */
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
