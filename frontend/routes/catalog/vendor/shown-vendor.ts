import type { VendorQuery } from "./vendor.generated.ts";

/** An existing vendor with its best rated solutions. */
export type ShownVendor = NonNullable<VendorQuery["vendor"]> & {
  solutions: VendorQuery["solutions"]["nodes"];
};
