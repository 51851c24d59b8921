import { registerEnumType } from "type-graphql";

/** The source of a sign-in's code. */
export const ChallengeMethods = { APP: "app", MAIL: "mail" } as const;

export type ChallengeMethod = (typeof ChallengeMethods)[keyof typeof ChallengeMethods];

registerEnumType(ChallengeMethods, {
  name: "ChallengeMethod",
  description: "Where the code of a sign-in comes from.",
  valuesConfig: {
    APP: { description: "The authenticator app, or a recovery code." },
    MAIL: { description: "An email to the account's address." },
  },
});
