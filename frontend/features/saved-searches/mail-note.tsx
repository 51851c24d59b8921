import { chakra } from "@chakra-ui/react";
import { TextLink } from "../../ui/display/text-link.tsx";
import type { SearchPreviewQuery } from "./searches.generated.ts";

type Props = { list: string; viewer: SearchPreviewQuery["viewer"] };

/** A note shown if the viewer's notification settings prevent emails. */
export function MailNote({ list, viewer }: Props) {
  const settings = viewer?.notificationPreferences;
  if (!settings) return null;
  const isOff =
    !settings.emailNotifications ||
    (list === "solutions" && !settings.newSolutionAlerts) ||
    (list === "researchPapers" && !settings.researchPaperUpdates);
  if (!isOff) return null;
  return (
    <chakra.p fontSize="sm" role="note">
      These emails are off in your <TextLink to="/profile?tab=notifications">notification settings</TextLink>,
      so we won't send any.
    </chakra.p>
  );
}
