import type { NameLookup } from "../../../shared/import-kind/kind.ts";

/** Looks up organizations by name. */
export const organizationsByName: NameLookup = { table: "organizations", create: true };
