import { Field, InputType } from "type-graphql";

@InputType({ description: "A request for a demonstration." })
export class DemoRequestInput {
  @Field({ description: "1 to 120 characters." })
  name: string;

  @Field({ description: "Where to answer." })
  email: string;

  @Field({ description: "1 to 200 characters." })
  organization: string;

  @Field(() => String, { nullable: true, description: "When it would suit, at most 200 characters." })
  preferredTime?: string | null;

  @Field(() => String, { nullable: true, description: "What to show, at most 2,000 characters." })
  message?: string | null;
}
