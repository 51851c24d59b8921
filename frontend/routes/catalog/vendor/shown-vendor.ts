import type { VendorQuery } from "./vendor.generated.ts";

/** A vendor that exists, with its best rated solutions. */
export type ShownVendor = NonNullable<VendorQuery["vendor"]> & {
  solutions: VendorQuery["solutions"]["nodes"];
};
