import { Field, InputType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { Roles } from "../identity/role.ts";

@InputType({ description: "The data to sign up with." })
export class RegisterInput {
  @Field({ description: "At least 3 characters; unique, case-insensitive." })
  username: string;

  @Field({ description: "The address for signing in and for emails." })
  email: string;

  @Field({ description: "At least 6 characters." })
  password: string;

  @Field({ description: "The given name." })
  firstName: string;

  @Field({ description: "The family name." })
  lastName: string;

  @Field(() => Roles, { defaultValue: Roles.USER, description: "Any but ADMIN." })
  role: Role;

  @Field(() => String, { nullable: true, description: "The person's organization." })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The job title." })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The token of an emailed invitation, which proves the address.",
  })
  invitation?: string | null;
}

@InputType({ description: "The credentials to sign in with." })
export class SignInInput {
  @Field({ description: "Case-insensitive." })
  username: string;

  @Field({ description: "The account's password." })
  password: string;
}
