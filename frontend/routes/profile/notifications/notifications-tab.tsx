import type { FragmentType } from "@apollo/client";
import { useSwitches } from "../../../features/forms/use-switches.ts";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Switch } from "../../../ui/switch.tsx";
import {
  type NotificationsTab_AccountFragment,
  NotificationsTab_AccountFragmentDoc,
  useUpdateNotificationPreferencesMutation,
} from "./notifications-tab.generated.ts";

const SWITCHES = [
  {
    name: "emailNotifications",
    label: "Email Notifications",
    hint: "Receive notifications by email as well",
  },
  {
    name: "newSolutionAlerts",
    label: "New Solution Alerts",
    hint: "Solutions that match what you are looking for",
  },
  { name: "researchPaperUpdates", label: "Research Paper Updates", hint: "New papers on your topics" },
  { name: "collaborationRequests", label: "Collaboration Requests", hint: "Someone wants to work with you" },
  { name: "marketingUpdates", label: "Marketing Updates", hint: "News and offers from the hub" },
] as const;

type Props = { account: FragmentType<NotificationsTab_AccountFragment> };

/** The notification settings. */
export function NotificationsTab({ account }: Props) {
  const { data } = useSuspenseFragment({ fragment: NotificationsTab_AccountFragmentDoc, from: account });
  const [update] = useUpdateNotificationPreferencesMutation();
  const { shown, busy, toggle } = useSwitches<(typeof SWITCHES)[number]["name"]>((input) =>
    update({ variables: { input } }),
  );
  return (
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
  );
}
