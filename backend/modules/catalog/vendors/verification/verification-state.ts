import { registerEnumType } from "type-graphql";

/** The states of a verification; it is current until one of the others ends it. */
export const VerificationStates = {
  CURRENT: "current",
  RENEWED: "renewed",
  ENDED: "ended",
  EXPIRED: "expired",
  WITHDRAWN: "withdrawn",
} as const;

export type VerificationState = (typeof VerificationStates)[keyof typeof VerificationStates];

registerEnumType(VerificationStates, {
  name: "VerificationState",
  description: "The state of a verification.",
  valuesConfig: {
    CURRENT: { description: "It is valid." },
    RENEWED: { description: "A newer one has taken its place." },
    ENDED: { description: "The vendor's name or website changed." },
    EXPIRED: { description: "It expired." },
    WITHDRAWN: { description: "An administrator withdrew it." },
  },
});
