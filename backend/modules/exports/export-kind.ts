import { registerEnumType } from "type-graphql";

/** What administrators export. */
export const ExportKinds = {
  USERS: "users",
  SOLUTIONS: "solutions",
  VENDORS: "vendors",
  OPPORTUNITIES: "opportunities",
  ANALYTICS: "analytics",
} as const;

export type ExportKind = (typeof ExportKinds)[keyof typeof ExportKinds];

registerEnumType(ExportKinds, {
  name: "ExportKind",
  description: "What administrators export.",
  valuesConfig: {
    USERS: { description: "Accounts, without those whose deletion has been carried out." },
    SOLUTIONS: { description: "Published solutions, in the columns of an import." },
    VENDORS: { description: "Vendors, in the columns of an import." },
    OPPORTUNITIES: { description: "Published opportunities, in the columns of an import." },
    ANALYTICS: { description: "What happened on each of the last 365 days." },
  },
});
