import { Field, InputType, Int } from "type-graphql";

@InputType({ description: "The parts of a profile to change; what is left out stays, null empties." })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: "The given name; can't be emptied." })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "The family name; can't be emptied." })
  lastName?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "A telephone number." })
  phone?: string | null;

  @Field(() => String, { nullable: true })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The position held." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "What the person says of themselves." })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "Where the person is." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "A picture: an https address." })
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  github?: string | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: "A handle, or an http or https address." })
  twitter?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version that the edit began with; another since then is a conflict.",
  })
  version?: number | null;
}
