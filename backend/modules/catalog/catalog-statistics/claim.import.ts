import { importKind } from "../../../shared/import-kind/kind.ts";
import { claimRules } from "./claim.rules.ts";

/** The import of the landing page's claims, each identified by its own key regardless of the source. */
export const claims = importKind(claimRules, {
  name: "claims",
  table: "claims",
  label: "label",
  key: "key",
  required: ["key", "label", "text", "source", "asOf"],
  // Each edit by an administrator increments the version.
  leaveWhen: "t.version > 1",
  naturalKey: ({ key }) => [key],
  columns: {
    key: "text",
    label: "text",
    text: "text",
    value: "double precision",
    isTarget: "boolean",
    source: "text",
    note: "text",
    asOf: "date",
  },
});
