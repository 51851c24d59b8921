import type { Mail } from "../../shared/mailer.ts";
import type { User } from "../accounts/user.entity.ts";
import type { Application } from "./application.entity.ts";
import type { ApplicationDecision } from "./application-status.ts";
import type { AppliedRecord } from "./applied-record.ts";

/** What became of an application, as an applicant reads it. */
const NEWS: Record<ApplicationDecision, string> = {
  in_review: "is being reviewed",
  shortlisted: "was shortlisted",
  accepted: "was accepted",
  declined: "was declined",
};

interface DecisionNews {
  readonly applicant: User;
  readonly application: Application;
  readonly record: AppliedRecord;
  readonly message: string;
  readonly publicUrl: string;
}

/** Tells the applicant about a decision; undefined if they want no such emails. */
export function decisionMail(decision: DecisionNews): Mail | undefined {
  const { applicant, application, record, message, publicUrl } = decision;
  if (!applicant.isActive || !applicant.notificationPreferences.emailNotifications) return undefined;
  const news = NEWS[application.status as ApplicationDecision];
  return {
    to: applicant.email,
    subject: `Your application ${news}: ${record.title} - SportsTech Hub`,
    text: [
      `Hello ${applicant.firstName},`,
      `Your application to "${record.title}" by ${record.organization} ${news}.`,
      ...(message ? [`Their message:\n${message}`] : []),
      `See it here: ${publicUrl}/applications/${application.id}`,
      `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}

interface Arrival {
  readonly recipient: User;
  readonly application: Application;
  readonly record: AppliedRecord;
  readonly applicant: User;
  readonly publicUrl: string;
}

/** Tells one of the owner's people that an application has arrived. */
export function arrivalMail({ recipient, application, record, applicant, publicUrl }: Arrival): Mail {
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const from = application.affiliation ? `${name} (${application.affiliation})` : name;
  return {
    to: recipient.email,
    subject: `New application: ${record.title} - SportsTech Hub`,
    text: [
      `Hello ${recipient.firstName},`,
      `${from} has applied to "${record.title}".`,
      `Read it and decide: ${publicUrl}/applications/${application.id}`,
      `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      "SportsTech Hub",
    ].join("\n\n"),
  };
}
