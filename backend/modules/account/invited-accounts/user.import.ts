import { object } from "yup";
import { mailAddress, oneOfWords, optionalText } from "../../../shared/import-kind/fields.ts";
import { importKind } from "../../../shared/import-kind/kind.ts";
import { REGISTRATION_ROLES } from "../sign-in/sign-in.rules.ts";
import { importedInvitationsJob } from "./account-invitation.job.ts";

const rules = object({
  email: mailAddress().required("is missing").max(254, "has more than 254 characters"),
  firstName: optionalText(80),
  lastName: optionalText(80),
  role: oneOfWords(REGISTRATION_ROLES).default("user"),
  organization: optionalText(160),
  title: optionalText(160),
});

/** The import of users: each is invited by email and becomes one with a username and password of their own. */
export const users = importKind(rules, {
  name: "users",
  table: "account_invitations",
  label: "email",
  key: "email",
  required: ["email"],
  about: {
    id: "Not needed: a person is known by the email address.",
    email: "An invitation is sent to it once the import is done, never by a preview.",
    role: "What the sign-up form proposes.",
  },
  otherNames: {
    email: ["mail", "emailaddress", "contactemail", "workemail", "useremail"],
    firstName: ["givenname", "forename", "first", "vorname", "prenom"],
    lastName: ["surname", "familyname", "last", "nachname", "nom"],
    organization: ["company", "companyname", "employer", "club", "account", "accountname"],
    title: ["jobtitle", "position", "function", "occupation"],
  },
  letters: importedInvitationsJob,
  // What was used is the account's.
  leaveWhen: "t.accepted_at is not null",
  naturalKey: ({ email }) => [email],
  columns: {
    email: "citext",
    firstName: "text",
    lastName: "text",
    role: "text",
    organization: "text",
    title: "text",
  },
  unique: [
    {
      field: "email",
      table: "users",
      stored: "lower(t.email::text)",
      value: ({ email }) => email.toLowerCase(),
    },
  ],
});
