import type { VendorToClaimQuery } from "./vendor-claim.generated.ts";

/** The vendor to claim. */
export type ClaimedVendor = NonNullable<VendorToClaimQuery["vendor"]>;
