import type { Screen } from "../../features/routing/screen-route.tsx";
import { SignInPrompt } from "../../features/viewer/sign-in-prompt.tsx";
import { PageMetadata } from "../../ui/page-metadata.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useTab } from "../../ui/use-tab.ts";
import { AboutTab } from "./about/about-tab.tsx";
import { NotificationsTab } from "./notifications/notifications-tab.tsx";
import { PrivacyTab } from "./privacy/privacy-tab.tsx";
import { ProfileDocument, useProfileSuspenseQuery } from "./profile.generated.ts";
import { ProfileHead } from "./profile-head.tsx";
import { SettingsTab } from "./settings/settings-tab.tsx";

export { ProfileLoading as Loading } from "./profile-loading.tsx";

/** Preloads the user's account. */
export const preload: Screen["preload"] = (start) => start(ProfileDocument, {});

const TABS = [
  { value: "profile", label: "Profile" },
  { value: "settings", label: "Settings" },
  { value: "notifications", label: "Notifications" },
  { value: "privacy", label: "Privacy" },
] as const;

/** The user's profile: public information, sign-in, notifications and privacy. */
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
            {tab === "profile" && <AboutTab account={account} />}
            {tab === "settings" && <SettingsTab account={account} />}
            {tab === "notifications" && <NotificationsTab account={account} />}
            {tab === "privacy" && <PrivacyTab account={account} />}
          </Tabs>
        </>
      ) : (
        <SignInPrompt>Please log in to view your profile.</SignInPrompt>
      )}
    </>
  );
}
