import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSwitches } from "../../../../features/forms/use-switches.ts";
import { useSuspenseFragment } from "../../../../graphql/hooks.ts";
import { Switch } from "../../../../ui/controls/switch.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { Frequencies } from "./frequencies.tsx";
import {
  type NotificationsTab_AccountFragment,
  NotificationsTab_AccountFragmentDoc,
  useUpdateNotificationPreferencesMutation,
} from "./notifications-tab.generated.ts";

const SWITCHES = [
  {
    name: "emailNotifications",
    label: "Email Notifications",
    hint: "Get notifications by email as well. Account security emails are always sent.",
  },
  {
    name: "newSolutionAlerts",
    label: "New Solution Alerts",
    hint: "Emails about new solutions in your saved searches and briefs",
  },
  {
    name: "researchPaperUpdates",
    label: "Research Paper Updates",
    hint: "Emails about new papers in your saved searches",
  },
  {
    name: "collaborationRequests",
    label: "Collaboration Requests",
    hint: "Emails about applications to what you or your organization posted",
  },
  {
    name: "marketingUpdates",
    label: "Marketing Updates",
    hint: "News and offers from the hub, as notifications and by email",
  },
] as const;

const Stack = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6" } });

type Props = { account: FragmentType<NotificationsTab_AccountFragment> };

/** The notification settings. */
export function NotificationsTab({ account }: Props) {
  const { data } = useSuspenseFragment({ fragment: NotificationsTab_AccountFragmentDoc, from: account });
  const [update] = useUpdateNotificationPreferencesMutation();
  const { shown, busy, toggle } = useSwitches<(typeof SWITCHES)[number]["name"]>(
    (input) => update({ variables: { input } }),
    "Failed to update notifications",
  );
  return (
    <Stack>
      <Panel title="Notification Preferences" intro="Changes are saved immediately.">
        {SWITCHES.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={shown(name, data.notificationPreferences[name])}
            disabled={busy(name)}
            onChange={(on) => toggle(name, on)}
          />
        ))}
      </Panel>
      <Frequencies switches={data.notificationPreferences} />
    </Stack>
  );
}
