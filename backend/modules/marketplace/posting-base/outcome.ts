import { registerEnumType } from "type-graphql";

/** The outcome of a record that its owner has closed. */
export const PostingOutcomes = {
  AWARDED: "awarded",
  FILLED: "filled",
  NO_SUITABLE_APPLICANT: "no_suitable_applicant",
  CANCELED: "canceled",
  OTHER: "other",
} as const;

export type PostingOutcome = (typeof PostingOutcomes)[keyof typeof PostingOutcomes];

registerEnumType(PostingOutcomes, {
  name: "PostingOutcome",
  description: "How a closed opportunity or collaboration ended.",
  valuesConfig: {
    AWARDED: { description: "It was awarded." },
    CANCELED: { description: "It was called off." },
    FILLED: { description: "Someone was found." },
    NO_SUITABLE_APPLICANT: { description: "No applicant was suitable." },
    OTHER: { description: "Another outcome." },
  },
});
