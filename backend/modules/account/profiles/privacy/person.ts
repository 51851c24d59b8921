import { Field, ID, ObjectType } from "type-graphql";
import type { Role } from "../../../../shared/actor.ts";
import { Roles } from "../../identity/role.ts";

@ObjectType({ description: "A user as visible to others, according to their privacy settings." })
export class Person {
  @Field(() => ID)
  id: string;

  @Field({ description: "The username in the profile's URL." })
  username: string;

  @Field({ description: "The given name." })
  firstName: string;

  @Field({ description: "The family name." })
  lastName: string;

  @Field(() => Roles, { description: "The person's role." })
  role: Role;

  @Field({ description: "The role's display name." })
  roleLabel: string;

  @Field(() => String, {
    nullable: true,
    description: "The organization, as the person wrote it; null if they keep it to themselves.",
  })
  organization: string | null;

  @Field(() => String, { nullable: true, description: "The job title." })
  title: string | null;

  @Field(() => String, { nullable: true, description: "Image URL (https)." })
  avatar: string | null;

  @Field(() => String, { nullable: true, description: "A short biography." })
  bio: string | null;

  @Field(() => String, { nullable: true, description: "Personal website URL (http or https)." })
  website: string | null;

  @Field(() => String, { nullable: true, description: "Location as free text." })
  location: string | null;

  @Field(() => String, { nullable: true, description: "GitHub profile URL (http or https)." })
  github: string | null;

  @Field(() => String, { nullable: true, description: "LinkedIn profile URL (http or https)." })
  linkedin: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A handle such as `@club`, or a URL (http or https).",
  })
  twitter: string | null;

  @Field({ description: "When the person signed up." })
  memberSince: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the person was last active, to the minute; null if hidden.",
  })
  lastActiveAt: Date | null;
}
