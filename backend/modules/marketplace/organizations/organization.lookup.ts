import type { NameLookup } from "../../../shared/import-kind/kind.ts";

/** Organizations by name. */
export const organizationsByName: NameLookup = { table: "organizations", create: true };
