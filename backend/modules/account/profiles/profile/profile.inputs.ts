import { Field, InputType, Int } from "type-graphql";

@InputType({
  description: "The profile fields to change; omitted fields stay unchanged, null clears a field.",
})
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: "The given name; can't be cleared." })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: "The family name; can't be cleared." })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The current email address, if any; `requestEmailChange` changes it.",
  })
  email?: string | null;

  @Field(() => String, { nullable: true, description: "A phone number." })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: "The person's organization." })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The job title." })
  title?: string | null;

  @Field(() => String, { nullable: true, description: "A short biography." })
  bio?: string | null;

  @Field(() => String, { nullable: true, description: "Location as free text." })
  location?: string | null;

  @Field(() => String, { nullable: true, description: "Image URL (https)." })
  avatar?: string | null;

  @Field(() => String, { nullable: true, description: "A URL (http or https)." })
  website?: string | null;

  @Field(() => String, { nullable: true, description: "A URL (http or https)." })
  github?: string | null;

  @Field(() => String, { nullable: true, description: "A URL (http or https)." })
  linkedin?: string | null;

  @Field(() => String, { nullable: true, description: "A handle, or a URL (http or https)." })
  twitter?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "The version the edit is based on; a different current version is a conflict.",
  })
  version?: number | null;
}
