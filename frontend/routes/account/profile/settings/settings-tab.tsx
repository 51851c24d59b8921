import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSwitches } from "../../../../features/forms/use-switches.ts";
import { useSuspenseFragment } from "../../../../graphql/hooks.ts";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { Badge } from "../../../../ui/display/badge.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { PasskeysPanel } from "./passkeys/passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import {
  type SettingsTab_AccountFragment,
  SettingsTab_AccountFragmentDoc,
  useUpdateVisibilityMutation,
} from "./settings-tab.generated.ts";
import { TwoFactorPanel } from "./two-factor-panel.tsx";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: "6",
    alignItems: "start",
  },
});
const Column = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6", minWidth: "0" },
});

/** Account status and sign-in settings. */
export function SettingsTab({ account }: { account: FragmentType<SettingsTab_AccountFragment> }) {
  const { data } = useSuspenseFragment({ fragment: SettingsTab_AccountFragmentDoc, from: account });
  const [update] = useUpdateVisibilityMutation();
  const { shown, busy, toggle } = useSwitches<"profileVisibility">((input) =>
    update({ variables: { input } }),
  );
  return (
    <Columns>
      <Column>
        <Panel
          title="Account Status"
          action={
            <Badge colorPalette={data.isActive ? "green" : "gray"}>
              {data.isActive ? "Active" : "Inactive"}
            </Badge>
          }
        >
          <Switch
            label="Profile Visibility"
            hint="Let others view your profile"
            checked={shown("profileVisibility", data.privacy.profileVisibility)}
            disabled={busy("profileVisibility")}
            onChange={(on) => toggle("profileVisibility", on)}
          />
        </Panel>
        <TwoFactorPanel username={data.username} enabled={data.twoFactorEnabled} />
        <PasskeysPanel username={data.username} twoFactorEnabled={data.twoFactorEnabled} />
        <EmailPanel username={data.username} email={data.email} />
      </Column>
      <Column>
        <PasswordPanel username={data.username} />
        <SessionsPanel />
      </Column>
    </Columns>
  );
}
