import type { Bookmarkable } from "../../community/bookmarks/bookmarkable.ts";
import { Vendor } from "./vendor.entity.ts";
import { isPublicVendor } from "./vendor-status.ts";

/** Vendors can be bookmarked. */
export const bookmarkableVendors: Bookmarkable = {
  kind: "vendor",
  noun: "vendor",
  plural: "vendors",
  entity: Vendor,
  visible: isPublicVendor,
};
