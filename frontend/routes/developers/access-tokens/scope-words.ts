import { SCOPES } from "../../../../backend/shared/scopes.rules.ts";
import type { AccessScope } from "../../../graphql/schema.generated.ts";

/** The form's descriptions of what each scope allows. */
const LABELS: Readonly<Record<(typeof SCOPES)[number], string>> = {
  "catalog:read": "Read the catalog, research, market data and blog",
  "catalog:write": "Edit your listings, and write reviews and comments",
  "marketplace:read": "Read your applications, messages, postings and figures",
  "marketplace:write": "Apply, write messages, post and answer",
  "discovery:read": "Search, match briefs, and read what you saved",
  "discovery:write": "Save records, searches and briefs",
  "account:read": "Read your profile and notifications, and export your data",
  "admin:read": "Read what only administrators can see",
  "admin:write": "Do what only administrators can",
};

/** Returns the scopes available to a user, with labels. */
export const scopeChoices = (isAdministrator: boolean) =>
  SCOPES.filter((scope) => isAdministrator || !scope.startsWith("admin:")).map((value) => ({
    value,
    label: LABELS[value],
  }));

/** Converts a scope to its enum value in the API. */
export const asEnum = (scope: string) => scope.replace(":", "_").toUpperCase() as AccessScope;

/** Converts the API's enum value of a scope to its name, such as `catalog:read`. */
export const asWords = (scope: AccessScope) => scope.toLowerCase().replace("_", ":");
