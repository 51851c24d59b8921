import { raw } from "sql-template-tag";
import { registerEnumType } from "type-graphql";

/** Whether a vendor is public. */
export const VendorStatuses = { PUBLISHED: "published", WITHDRAWN: "withdrawn" } as const;

export type VendorStatus = (typeof VendorStatuses)[keyof typeof VendorStatuses];

registerEnumType(VendorStatuses, {
  name: "VendorStatus",
  description: "Whether a vendor is public.",
  valuesConfig: {
    PUBLISHED: { description: "Public." },
    WITHDRAWN: { description: "Taken out of the catalog, with what it offers." },
  },
});

/** SQL condition on `t` for public vendors. */
export const isPublicVendor = raw("t.status = 'published'");
