import { registerEnumType } from "type-graphql";

/** What a person does in an evaluation; stored in lower case. */
export const EvaluationRoles = { OWNER: "owner", JUDGE: "judge", READER: "reader" } as const;

registerEnumType(EvaluationRoles, {
  name: "EvaluationRole",
  description: "What a person does in an evaluation.",
  valuesConfig: {
    OWNER: { description: "Edits it, invites people and decides; may score, too." },
    JUDGE: { description: "Scores every candidate." },
    READER: { description: "Reads it, and the result once all judges are done." },
  },
});
