import { registerEnumType } from "type-graphql";

/** The parts of the queue. */
export const QueueStates = { WAITING: "waiting", DECIDED: "decided" } as const;

export type QueueState = (typeof QueueStates)[keyof typeof QueueStates];

registerEnumType(QueueStates, {
  name: "ModerationState",
  description: "Which part of the moderation queue.",
  valuesConfig: {
    WAITING: { description: "What is waiting for a decision, oldest first." },
    DECIDED: { description: "What was decided and isn't waiting again, latest decision first." },
  },
});
