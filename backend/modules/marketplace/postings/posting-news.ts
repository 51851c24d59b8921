import { longEnd } from "../../../shared/days/days.ts";
import type { User } from "../../account/identity/user.entity.ts";
import type { News } from "../../account/notifications/notify.ts";
import type { Application } from "../applications/application.entity.ts";
import type { PostingOutcome } from "../posting-base/outcome.ts";
import type { Posted } from "./posted-kinds.ts";
import type { PostingKind } from "./posting-status.ts";

/** The events of a record that applicants are notified of. */
export type Turn = OwnTurn | "paused" | "resumed" | "changed";

/** The actions of an owner on a public record. */
export type OwnTurn = "extended" | "closed" | "reopened";

/** The outcome of a record in the words for applicants. */
const OUTCOMES: Record<PostingOutcome, string> = {
  awarded: "It was awarded.",
  filled: "It was filled.",
  no_suitable_applicant: "No applicant was suitable.",
  canceled: "It was canceled.",
  other: "",
};

/** Describes the event in a sentence or two. */
function newsOf({ title, organization, dueDate, outcome, outcomeNote }: Posted, news: Turn): string[] {
  const name = `“${title}” by ${organization}`;
  const until = dueDate ? ` The due date is now ${longEnd(dueDate)}.` : "";
  if (news === "extended") return [`${name} was extended.${until}`, "Your application isn't affected."];
  if (news === "reopened") return [`${name} is open again.${until}`, "Your application isn't affected."];
  if (news === "paused")
    return [
      `${name} is being reviewed, so it isn't public at the moment.`,
      "Your application is kept. We'll tell you when it's public again.",
    ];
  if (news === "resumed" || news === "changed")
    return [
      news === "changed" ? `${name} was changed.` : `${name} was reviewed and is public again.`,
      "Your application isn't affected. Read what has changed, and withdraw it if it no longer fits.",
    ];
  const came = outcome ? ` ${OUTCOMES[outcome]}` : "";
  return [`${name} was closed.${came}`.trim(), ...(outcomeNote ? [`They say:\n${outcomeNote}`] : [])];
}

const SUBJECTS: Record<Turn, string> = {
  extended: "Extended",
  closed: "Closed",
  reopened: "Open again",
  paused: "Being reviewed",
  resumed: "Public again",
  changed: "Changed",
};

/** Returns the notification that tells an applicant about an event of the record. */
export function applicantNews(about: {
  application: Application;
  record: Posted;
  kind: PostingKind;
  news: Turn;
  publicUrl: string;
}): News {
  const { application, record, kind, news, publicUrl } = about;
  const path = `/applications/${application.id}`;
  const text = newsOf(record, news);
  return {
    recipient: application.applicant.id,
    type: "application_status",
    text,
    path,
    subject: { kind: "application", id: application.id },
    title: `${SUBJECTS[news]}: ${record.title}`,
    key: `${kind}:${record.id}:${news}:${record.version}`,
    letter: {
      subject: `${SUBJECTS[news]}: ${record.title}`,
      text: [
        ...text,
        `See your application: ${publicUrl}${path}`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      ],
    },
  };
}

/** An administrator's decision. */
export interface Outcome {
  readonly isPublic: boolean;
  /** Whether it was about the pending version of a public record. */
  readonly isVersion: boolean;
}

/** Describes the decision in a sentence or two. */
function outcomeOf(title: string, { isPublic, isVersion }: Outcome): string {
  if (isVersion)
    return isPublic
      ? `Your changes to “${title}” were reviewed and are now public.`
      : `An administrator sent back your changes to “${title}”. What was public before stays public. Change it and submit it again.`;
  return isPublic
    ? `“${title}” was reviewed and is now public.`
    : `An administrator sent back “${title}”. Change it and submit it again.`;
}

/** Returns the notification that tells one of the owner's members about an administrator's decision. */
export function decisionNews(about: {
  recipient: Pick<User, "id">;
  record: Posted;
  kind: PostingKind;
  outcome: Outcome;
  reason: string | null | undefined;
  path: string;
  publicUrl: string;
}): News {
  const { recipient, record, kind, outcome, reason, path, publicUrl } = about;
  const title = `${outcome.isPublic ? "Published" : "Sent back"}: ${record.title}`;
  const text = [outcomeOf(record.title, outcome), ...(reason ? [`Reason: ${reason}`] : [])];
  return {
    recipient: recipient.id,
    type: "posting",
    title,
    text,
    path,
    subject: { kind, id: record.id },
    key: `${kind}:${record.id}:reviewed:${record.version}`,
    letter: { subject: title, text: [...text, `See it here: ${publicUrl}${path}`] },
  };
}
