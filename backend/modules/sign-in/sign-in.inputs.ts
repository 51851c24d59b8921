import { Field, InputType } from "type-graphql";
import type { Role } from "../../shared/actor.ts";
import { Roles } from "../accounts/role.ts";

@InputType({ description: "What somebody signs up with." })
export class RegisterInput {
  @Field({ description: "At least 3 characters; unique whatever its case." })
  username: string;

  @Field()
  email: string;

  @Field({ description: "At least 6 characters." })
  password: string;

  @Field({ description: "The given name." })
  firstName: string;

  @Field({ description: "The family name." })
  lastName: string;

  @Field(() => Roles, { defaultValue: Roles.USER, description: "Any but ADMIN." })
  role: Role;

  @Field(() => String, { nullable: true })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: "The position held." })
  title?: string | null;
}

@InputType({ description: "What somebody signs in with." })
export class SignInInput {
  @Field({ description: "Whatever its case." })
  username: string;

  @Field({ description: "As it was chosen." })
  password: string;
}
