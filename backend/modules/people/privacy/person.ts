import { Field, ID, ObjectType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { Roles } from "../../accounts/role.ts";

@ObjectType({ description: "Somebody as others see them, as far as their privacy settings let." })
export class Person {
  @Field(() => ID)
  id: string;

  @Field({ description: "The name in the profile's address." })
  username: string;

  @Field({ description: "The given name." })
  firstName: string;

  @Field({ description: "The family name." })
  lastName: string;

  @Field(() => Roles, { description: "What the person uses the hub as." })
  role: Role;

  @Field({ description: "How the role is called." })
  roleLabel: string;

  @Field(() => String, { nullable: true })
  organization: string | null;

  @Field(() => String, { nullable: true, description: "The position held." })
  title: string | null;

  @Field(() => String, { nullable: true, description: "A picture: an https address." })
  avatar: string | null;

  @Field(() => String, { nullable: true, description: "What the person says of themselves." })
  bio: string | null;

  @Field(() => String, { nullable: true, description: "An own site: an http or https address." })
  website: string | null;

  @Field(() => String, { nullable: true, description: "Where the person is, in their own words." })
  location: string | null;

  @Field(() => String, { nullable: true, description: "A GitHub page: an http or https address." })
  github: string | null;

  @Field(() => String, { nullable: true, description: "A LinkedIn page: an http or https address." })
  linkedin: string | null;

  @Field(() => String, {
    nullable: true,
    description: "A handle such as `@club`, or an http or https address.",
  })
  twitter: string | null;

  @Field({ description: "When the person signed up." })
  memberSince: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the person was last here, to the minute; null when they don't show it.",
  })
  lastActiveAt: Date | null;
}
