import type { NameLookup } from "../../../shared/import-kind/kind.ts";
import { organizationsByName } from "../../marketplace/organizations/organization.lookup.ts";

/** Looks up vendors by name; a created vendor belongs to the organization of the same name. */
export const vendorsByName: NameLookup = {
  table: "vendors",
  merges: "vendor_merges",
  create: true,
  namesakes: { organization_id: organizationsByName },
};
