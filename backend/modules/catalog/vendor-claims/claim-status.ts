import { registerEnumType } from "type-graphql";

/** The status of a claim. */
export const ClaimStatuses = {
  PENDING: "pending",
  GRANTED: "granted",
  DECLINED: "declined",
  WITHDRAWN: "withdrawn",
} as const;

export type ClaimStatus = (typeof ClaimStatuses)[keyof typeof ClaimStatuses];

/**
 * How a claim was proven: by a code sent to the vendor's domain, or by evidence that administrators reviewed.
 */
export type ClaimMethod = "mail" | "evidence";

registerEnumType(ClaimStatuses, {
  name: "VendorClaimStatus",
  description: "The status of a claim to a vendor.",
  valuesConfig: {
    PENDING: { description: "An administrator has not decided yet." },
    GRANTED: { description: "The claimant manages the page." },
    DECLINED: { description: "An administrator declined it." },
    WITHDRAWN: { description: "The claimant withdrew it." },
  },
});
