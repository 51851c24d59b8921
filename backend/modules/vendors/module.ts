import { anyList } from "../../shared/listing/read-list.ts";
import type { Module } from "../../shared/module.ts";
import { keyedPages } from "../../shared/public-pages.ts";
import { savedField } from "../bookmarks/saved-field.ts";
import { VendorEditingResolver } from "./editing/vendor-editing.resolver.ts";
import { OrganizationVendorsResolver } from "./organization-vendors.resolver.ts";
import { Vendor, VendorCheck } from "./vendor.entity.ts";
import { vendors as vendorImport } from "./vendor.import.ts";
import { vendorList } from "./vendor.list.ts";
import { VendorResolver } from "./vendor.resolver.ts";
import { vendorRoutes } from "./vendor.routes.ts";
import { bookmarkableVendors } from "./vendor.subjects.ts";

/** Vendors and their verification checks. */
export const vendors: Module = {
  entities: [Vendor, VendorCheck],
  resolvers: [
    VendorResolver,
    VendorEditingResolver,
    OrganizationVendorsResolver,
    savedField(bookmarkableVendors),
  ],
  access: {
    operations: {
      "Mutation.updateVendor": "signed in",
      "Query.vendor": "everyone",
      "Query.vendors": "everyone",
    },
    restCalls: {
      "GET /api/vendors": "everyone",
      "GET /api/vendors.csv": "everyone",
    },
  },
  restRoutes: vendorRoutes,
  pages: {
    "/vendors": keyedPages("vendors"),
  },
  lists: [anyList(vendorList)],
  importKinds: [vendorImport],
};
