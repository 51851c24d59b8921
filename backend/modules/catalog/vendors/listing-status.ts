import { registerEnumType } from "type-graphql";

/** The states of a company's own listing. */
export const ListingStatuses = {
  PENDING: "pending",
  PUBLISHED: "published",
  DECLINED: "declined",
} as const;

export type ListingStatus = (typeof ListingStatuses)[keyof typeof ListingStatuses];

registerEnumType(ListingStatuses, {
  name: "VendorListingStatus",
  description: "Whether a vendor that listed itself was approved.",
  valuesConfig: {
    PENDING: { description: "An administrator has not decided yet; only its members see it." },
    PUBLISHED: { description: "An administrator approved it." },
    DECLINED: { description: "An administrator declined it; its members can change it and send it again." },
  },
});
