import { registerEnumType } from "type-graphql";

/** The two sides of a conversation. */
export const ConversationSides = { PERSON: "person", VENDOR: "vendor" } as const;

export type ConversationSide = (typeof ConversationSides)[keyof typeof ConversationSides];

registerEnumType(ConversationSides, {
  name: "ConversationSide",
  description: "The two sides of a conversation.",
  valuesConfig: {
    PERSON: { description: "The person who started it." },
    VENDOR: {
      description: "The vendor: the members of its organization or, as long as it has none, administrators.",
    },
  },
});
