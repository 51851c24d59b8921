import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSwitches } from "../../../../features/forms/use-switches.ts";
import { forgetMatches } from "../../../../features/matches/forget-matches.ts";
import { useSuspenseFragment } from "../../../../graphql/hooks.ts";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { DangerZone } from "./danger-zone.tsx";
import {
  type PrivacyTab_AccountFragment,
  PrivacyTab_AccountFragmentDoc,
  useUpdatePrivacyMutation,
} from "./privacy-tab.generated.ts";

const SWITCHES = [
  {
    name: "profileDiscovery",
    label: "Profile Discovery",
    hint: "Appear in lists, searches and suggestions",
  },
  {
    name: "showActivityStatus",
    label: "Show Activity Status",
    hint: "Let others see when you were last active",
  },
  {
    name: "dataAnalytics",
    label: "Data Analytics",
    hint: "Use your activity to improve suggestions",
  },
] as const;

/** The privacy settings, data export and account deletion. */
export function PrivacyTab({ account }: { account: FragmentType<PrivacyTab_AccountFragment> }) {
  const { data } = useSuspenseFragment({ fragment: PrivacyTab_AccountFragmentDoc, from: account });
  const [update] = useUpdatePrivacyMutation({ update: forgetMatches });
  const { shown, busy, toggle } = useSwitches<(typeof SWITCHES)[number]["name"]>((input) =>
    update({ variables: { input } }),
  );
  return (
    <chakra.div display="grid" gap="6">
      <Panel title="Privacy" intro="Changes are saved immediately.">
        {SWITCHES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={shown(name, data.privacy[name])}
            disabled={busy(name)}
            onChange={(on) => toggle(name, on)}
          />
        ))}
      </Panel>
      <DangerZone username={data.username} />
    </chakra.div>
  );
}
