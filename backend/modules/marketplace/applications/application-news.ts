import type { User } from "../../account/identity/user.entity.ts";
import type { News } from "../../account/notifications/notify.ts";
import type { Application } from "./application.entity.ts";
import type { ApplicationDecision } from "./application-status.ts";
import type { AppliedRecord } from "./applied-record.ts";

/** The outcome of an application in the words for its applicant. */
const NEWS: Record<ApplicationDecision, string> = {
  in_review: "is being reviewed",
  shortlisted: "was shortlisted",
  accepted: "was accepted",
  declined: "was declined",
};

interface DecisionNews {
  readonly applicant: Pick<User, "id">;
  readonly application: Application;
  readonly record: AppliedRecord;
  readonly message: string;
  readonly publicUrl: string;
}

const subjectOf = ({ id }: Application) => ({ kind: "application", id });

/** Returns the notification that tells the applicant about a decision. */
export function decisionNews(decision: DecisionNews): News {
  const { applicant, application, record, message, publicUrl } = decision;
  const news = NEWS[application.status as ApplicationDecision];
  const path = `/applications/${application.id}`;
  const said = message ? [`Their message:\n${message}`] : [];
  return {
    recipient: applicant.id,
    type: "application_status",
    path,
    subject: subjectOf(application),
    title: `Your application to “${record.title}” ${news}`,
    text: said,
    key: `application:${application.id}:${application.version}`,
    letter: {
      subject: `Your application ${news}: ${record.title}`,
      text: [
        `Your application to “${record.title}” by ${record.organization} ${news}.`,
        ...said,
        `See it here: ${publicUrl}${path}`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      ],
    },
  };
}

interface Arrival {
  readonly recipient: Pick<User, "id">;
  readonly application: Application;
  readonly record: AppliedRecord;
  readonly applicant: User;
  readonly publicUrl: string;
}

/** Returns the notification that tells one of the owner's members about a new application. */
export function arrivalNews({ recipient, application, record, applicant, publicUrl }: Arrival): News {
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const from = application.affiliation ? `${name} (${application.affiliation})` : name;
  const said = `${from} has applied to “${record.title}”`;
  const path = `/applications/${application.id}`;
  return {
    recipient: recipient.id,
    type: "application_received",
    path,
    subject: subjectOf(application),
    title: said,
    key: `application:${application.id}:${application.version}`,
    letter: {
      subject: `New application: ${record.title}`,
      text: [
        `${said}.`,
        `Read it and decide: ${publicUrl}${path}`,
        `Choose which emails you get: ${publicUrl}/profile?tab=notifications`,
      ],
    },
  };
}
