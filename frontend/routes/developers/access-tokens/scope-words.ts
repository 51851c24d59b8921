import { SCOPES } from "../../../../backend/shared/scopes.rules.ts";
import type { AccessScope } from "../../../graphql/schema.generated.ts";

/** What each scope lets a program do, as the form says it. */
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

/** The scopes that a person of this role may choose. */
export const scopeChoices = (isAdministrator: boolean) =>
  SCOPES.filter((scope) => isAdministrator || !scope.startsWith("admin:")).map((value) => ({
    value,
    label: LABELS[value],
  }));

/** A scope as the API calls it. */
export const asEnum = (scope: string) => scope.replace(":", "_").toUpperCase() as AccessScope;

/** The API's name of a scope in words, such as `catalog:read`. */
export const asWords = (scope: AccessScope) => scope.toLowerCase().replace("_", ":");
