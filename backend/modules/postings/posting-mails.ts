import { longDay } from "../../shared/days.ts";
import type { Mail } from "../../shared/mailer.ts";
import type { User } from "../accounts/user.entity.ts";
import type { Application } from "../applications/application.entity.ts";
import type { PostingOutcome } from "../posted/outcome.ts";
import type { Posted } from "./posted-kinds.ts";

/** What happened to a record that people have applied for. */
export type News = "extended" | "closed" | "reopened";

/** What came of a record, as an applicant reads it. */
const OUTCOMES: Record<PostingOutcome, string> = {
  awarded: "It was awarded.",
  filled: "It was filled.",
  no_suitable_applicant: "No applicant was suitable.",
  canceled: "It was canceled.",
  other: "",
};

/** What happened, in a sentence or two. */
function newsOf({ title, organization, dueDate, outcome, outcomeNote }: Posted, news: News): string[] {
  const name = `"${title}" by ${organization}`;
  const until = dueDate ? ` The due date is now ${longDay(dueDate)}.` : "";
  if (news === "extended") return [`${name} was extended.${until}`, "Your application isn't affected."];
  if (news === "reopened") return [`${name} is open again.${until}`, "Your application isn't affected."];
  const came = outcome ? ` ${OUTCOMES[outcome]}` : "";
  return [`${name} was closed.${came}`.trim(), ...(outcomeNote ? [`They say:\n${outcomeNote}`] : [])];
}

const SUBJECTS: Record<News, string> = { extended: "Extended", closed: "Closed", reopened: "Open again" };

/** Tells an applicant what happened to the record that they have applied for. */
export function newsMail(about: {
  applicant: User;
  application: Application;
  record: Posted;
  news: News;
  publicUrl: string;
}): Mail {
  const { applicant, application, record, news, publicUrl } = about;
  return {
    to: applicant.email,
    subject: `${SUBJECTS[news]}: ${record.title} - SportsTech Hub`,
    text: [
      `Hello ${applicant.firstName},`,
      ...newsOf(record, news),
      `See your application: ${publicUrl}/applications/${application.id}`,
      `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}

/** Tells one of the owner's people what an administrator has decided. */
export function decisionMail(about: {
  recipient: User;
  record: Posted;
  reason: string | null | undefined;
  path: string;
  publicUrl: string;
}): Mail {
  const { recipient, record, reason, path, publicUrl } = about;
  const isPublic = record.stage === "published";
  return {
    to: recipient.email,
    subject: `${isPublic ? "Published" : "Sent back"}: ${record.title} - SportsTech Hub`,
    text: [
      `Hello ${recipient.firstName},`,
      isPublic
        ? `"${record.title}" was reviewed and is now public.`
        : `An administrator sent back "${record.title}". Change it and submit it again.`,
      ...(reason ? [`Reason: ${reason}`] : []),
      `See it here: ${publicUrl}${path}`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}
