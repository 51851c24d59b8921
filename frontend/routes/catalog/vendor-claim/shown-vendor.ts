import type { VendorToClaimQuery } from "./vendor-claim.generated.ts";

/** The vendor that somebody wants to manage. */
export type ClaimedVendor = NonNullable<VendorToClaimQuery["vendor"]>;
