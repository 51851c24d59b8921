import { MyBriefsDocument } from "../../../features/briefs/briefs.generated.ts";
import { FailureBoundary } from "../../../features/failures/failure-boundary.tsx";
import type { Screen } from "../../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../../features/viewer/sign-in-prompt.tsx";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { selectedTab, useTab } from "../../../ui/controls/use-tab.ts";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { SkeletonBar } from "../../../ui/layout/skeleton.tsx";
import { AboutTab } from "./about/about-tab.tsx";
import { ViewerApplicationsDocument } from "./applications/applications-tab.generated.ts";
import { ApplicationsTab } from "./applications/applications-tab.tsx";
import { BriefsTab } from "./briefs/briefs-tab.tsx";
import { NotificationFrequenciesDocument } from "./notifications/frequencies.generated.ts";
import { NotificationsTab } from "./notifications/notifications-tab.tsx";
import { PrivacyTab } from "./privacy/privacy-tab.tsx";
import { ProfileDocument, useProfileSuspenseQuery } from "./profile.generated.ts";
import { ProfileHead } from "./profile-head.tsx";
import { ViewerReviewsDocument } from "./reviews/reviews-tab.generated.ts";
import { ReviewsTab } from "./reviews/reviews-tab.tsx";
import { preloadSaved } from "./saved/preload-saved.ts";
import { SavedTab } from "./saved/saved-tab.tsx";
import { CalendarAddressDocument } from "./searches/calendar-panel.generated.ts";
import { MySavedSearchesDocument } from "./searches/searches-tab.generated.ts";
import { SearchesTab } from "./searches/searches-tab.tsx";
import { SettingsTab } from "./settings/settings-tab.tsx";
import { TabFailure } from "./tab-failure.tsx";

export { ProfileLoading as Loading } from "./profile-loading.tsx";

const TABS = [
  { value: "profile", label: "Profile" },
  { value: "applications", label: "Applications" },
  { value: "reviews", label: "Reviews" },
  { value: "saved", label: "Saved" },
  { value: "searches", label: "Searches" },
  { value: "briefs", label: "Briefs" },
  { value: "settings", label: "Settings" },
  { value: "notifications", label: "Notifications" },
  { value: "privacy", label: "Privacy" },
] as const;

const preloadTab: Partial<Record<(typeof TABS)[number]["value"], Screen["preload"]>> = {
  applications: (start) => start(ViewerApplicationsDocument, {}),
  reviews: (start) => start(ViewerReviewsDocument, {}),
  saved: (start, { search }) => preloadSaved(start, search),
  briefs: (start) => start(MyBriefsDocument, {}),
  notifications: (start) => start(NotificationFrequenciesDocument, {}),
  searches: (start) => Promise.all([start(MySavedSearchesDocument, {}), start(CalendarAddressDocument, {})]),
};

/** Preloads the user's account and the tab's data. */
export const preload: Screen["preload"] = (start, at) =>
  Promise.all([start(ProfileDocument, {}), preloadTab[selectedTab(TABS, at.search)]?.(start, at)]);

/** The user's profile: public information, saved records, sign-in, notifications and privacy. */
export function Component() {
  const { data } = useProfileSuspenseQuery({ variables: {} });
  const tab = useTab(TABS);
  const account = data.viewer;
  return (
    <>
      <PageMetadata
        title="Profile"
        description="Your SportsTech Hub profile and settings."
        path="/profile"
        hidden
      />
      {account ? (
        <>
          <ProfileHead account={account} />
          <Tabs label="Profile" tabs={TABS} selected={tab}>
            <FailureBoundary
              key={tab}
              loading={<SkeletonBar height="16rem" borderRadius="xl" aria-busy />}
              failure={(retry) => (
                <TabFailure title={TABS.find(({ value }) => value === tab)?.label ?? ""} onRetry={retry} />
              )}
            >
              {tab === "profile" && <AboutTab account={account} />}
              {tab === "applications" && <ApplicationsTab />}
              {tab === "reviews" && <ReviewsTab />}
              {tab === "saved" && <SavedTab />}
              {tab === "searches" && <SearchesTab />}
              {tab === "briefs" && <BriefsTab />}
              {tab === "settings" && <SettingsTab account={account} />}
              {tab === "notifications" && <NotificationsTab account={account} />}
              {tab === "privacy" && <PrivacyTab account={account} />}
            </FailureBoundary>
          </Tabs>
        </>
      ) : (
        <SignInPrompt>Please log in to view your profile.</SignInPrompt>
      )}
    </>
  );
}
