import { Field, Int, ObjectType } from "type-graphql";

/** An attempt in the form in which it is stored with its message. */
export interface StoredAttempt {
  readonly at: string;
  readonly status: number | null;
  readonly duration: number | null;
  readonly answer: string | null;
  readonly error: string | null;
}

/** How many attempts of a message are stored: two rounds, and some manual ones. */
export const MAX_KEPT_ATTEMPTS = 20;

@ObjectType({ description: "An attempt to send a message to an endpoint." })
export class WebhookAttempt {
  constructor({ at, status, duration, answer, error }: StoredAttempt) {
    this.at = new Date(at);
    this.status = status;
    this.duration = duration;
    this.answer = answer;
    this.error = error;
  }

  @Field({ description: "When it was made." })
  at: Date;

  @Field(() => Int, { nullable: true, description: "The status of the answer; null if there is none." })
  status: number | null;

  @Field(() => Int, { nullable: true, description: "How long it took, in milliseconds." })
  duration: number | null;

  @Field(() => String, { nullable: true, description: "The beginning of the answer, up to 1 KB." })
  answer: string | null;

  @Field(() => String, { nullable: true, description: "Why it failed, in one line; null if it didn't." })
  error: string | null;
}
