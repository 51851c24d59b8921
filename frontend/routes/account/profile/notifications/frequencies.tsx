import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../../features/failures/notify-failure.ts";
import type { NotificationFrequency, NotificationType } from "../../../../graphql/schema.generated.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import {
  NotificationFrequenciesDocument,
  useNotificationFrequenciesSuspenseQuery,
  useSetNotificationFrequencyMutation,
} from "./frequencies.generated.ts";

const CHOICES: readonly [NotificationFrequency, string][] = [
  ["INSTANT", "Right away"],
  ["DAILY", "Daily"],
  ["WEEKLY", "Weekly"],
  ["NONE", "Never"],
];

const Grid = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontSize: { base: "sm", md: "md" },
    "& :is(th, td)": { py: "2.5", px: { base: "1", md: "3" }, textAlign: "center", fontWeight: "normal" },
    "& th:first-of-type, & th[scope=row]": { textAlign: "start", ps: "0" },
    "& tbody tr": { borderTopWidth: "1px", borderColor: "line" },
    "& thead th": { color: "fg.muted", fontSize: "sm", verticalAlign: "bottom" },
  },
});
const Radio = chakra("input", {
  base: {
    width: "5",
    height: "5",
    accentColor: "accent",
    cursor: "pointer",
    _disabled: { cursor: "not-allowed" },
  },
});

type Switches = { emailNotifications: boolean; collaborationRequests: boolean; marketingUpdates: boolean };

/** The switch above that a type requires in addition to Email Notifications. */
const NEEDED: Partial<Record<NotificationType, { name: keyof Switches; label: string }>> = {
  APPLICATION_RECEIVED: { name: "collaborationRequests", label: "Collaboration Requests" },
  NEWS: { name: "marketingUpdates", label: "Marketing Updates" },
};

/** The email frequency of each type of notification. */
export function Frequencies({ switches }: { switches: Switches }) {
  const { notificationFrequencies } = useNotificationFrequenciesSuspenseQuery({ variables: {} }).data;
  const [save] = useSetNotificationFrequencyMutation();
  const [pending, setPending] = useState<Partial<Record<NotificationType, NotificationFrequency>>>({});
  const choose = async (type: NotificationType, frequency: NotificationFrequency) => {
    setPending((others) => ({ ...others, [type]: frequency }));
    try {
      await save({
        variables: { type, frequency },
        update: (cache, { data }) => {
          if (!data) return;
          const kept = { notificationFrequencies: data.setNotificationFrequency };
          cache.writeQuery({ query: NotificationFrequenciesDocument, data: kept });
        },
      });
    } catch (error) {
      notifyFailure(error, "Failed to update notifications");
    }
    setPending(({ [type]: _done, ...others }) => others);
  };
  const allOff = !switches.emailNotifications;
  return (
    <Panel
      title="Email Frequency"
      intro={
        allOff
          ? "Email Notifications is off, so none of these are sent. Emails about your password, your email address and your account's security are always sent."
          : "Daily emails come at 7:00 AM UTC, and weekly ones on Mondays at the same time. Emails about your password, your email address and your account's security always come right away."
      }
    >
      <Grid>
        <thead>
          <tr>
            <th scope="col">Notification</th>
            {CHOICES.map(([frequency, label]) => (
              <th key={frequency} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationFrequencies.map(({ type, label, frequency }) => {
            const needed = NEEDED[type];
            const isOff = needed !== undefined && !switches[needed.name];
            return (
              <tr key={type}>
                <th scope="row">
                  {label}
                  {isOff && (
                    <chakra.span display="block" color="fg.muted" fontSize="sm">
                      {needed.label} is off
                    </chakra.span>
                  )}
                </th>
                {CHOICES.map(([choice, name]) => (
                  <td key={choice}>
                    <Radio
                      type="radio"
                      name={`frequency-${type}`}
                      aria-label={`${label}: ${name}`}
                      checked={(pending[type] ?? frequency) === choice}
                      disabled={allOff || isOff}
                      onChange={() => choose(type, choice)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">Saved searches and briefs</th>
            <chakra.td colSpan={CHOICES.length} textAlign="start">
              Set for each <TextLink to="/profile?tab=searches">search</TextLink> and{" "}
              <TextLink to="/profile?tab=briefs">brief</TextLink>
            </chakra.td>
          </tr>
        </tbody>
      </Grid>
    </Panel>
  );
}
