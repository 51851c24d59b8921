import { registerEnumType } from "type-graphql";

/** What came of a record that its owner has closed. */
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
  description: "What came of an opportunity or a collaboration that was closed.",
  valuesConfig: {
    AWARDED: { description: "It was awarded." },
    CANCELED: { description: "It was called off." },
    FILLED: { description: "Somebody was found." },
    NO_SUITABLE_APPLICANT: { description: "Nobody who applied was suitable." },
    OTHER: { description: "Another outcome." },
  },
});
