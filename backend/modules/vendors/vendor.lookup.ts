import type { NameLookup } from "../../shared/import-kind/kind.ts";
import { organizationsByName } from "../organizations/organization.lookup.ts";

/** Vendors by name; one that is added belongs to the organization of its name. */
export const vendorsByName: NameLookup = {
  table: "vendors",
  create: true,
  namesakes: { organization_id: organizationsByName },
};
