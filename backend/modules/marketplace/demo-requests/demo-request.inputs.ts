import { Field, InputType } from "type-graphql";

@InputType({ description: "A request for a product demo." })
export class DemoRequestInput {
  @Field({ description: "1 to 120 characters." })
  name: string;

  @Field({ description: "The email address to reply to." })
  email: string;

  @Field({ description: "1 to 200 characters." })
  organization: string;

  @Field(() => String, { nullable: true, description: "The preferred time, at most 200 characters." })
  preferredTime?: string | null;

  @Field(() => String, { nullable: true, description: "A message, at most 2,000 characters." })
  message?: string | null;
}
