import { Field, ObjectType } from "type-graphql";
import type { Role } from "../../../shared/actor.ts";
import { type ChallengeMethod, ChallengeMethods } from "../credentials/two-factor/challenge-method.ts";
import { Roles } from "../identity/role.ts";
import { User } from "../identity/user.entity.ts";

@ObjectType({ description: "A new account, signed in." })
export class Registration {
  @Field({ description: "A message to show to the user." })
  message: string;

  @Field({ description: "The new account." })
  user: User;
}

@ObjectType({ description: "A sign-in with a correct password that awaits a code." })
export class SecondFactorChallenge {
  @Field({ description: "The token to pass to `confirmSignIn`." })
  token: string;

  @Field(() => ChallengeMethods, { description: "Where the code comes from." })
  method: ChallengeMethod;

  @Field({ description: "When the challenge expires." })
  expiresAt: Date;
}

@ObjectType({ description: "The result of a sign-in: complete, or awaiting a code." })
export class SignIn {
  @Field({ description: "A message to show to the user." })
  message: string;

  @Field(() => User, {
    nullable: true,
    description: "The signed-in account; null if a code is required.",
  })
  user: User | null;

  @Field(() => SecondFactorChallenge, {
    nullable: true,
    description: "The challenge for `confirmSignIn`; null if the sign-in is complete.",
  })
  secondFactor: SecondFactorChallenge | null;

  @Field({ description: "Whether signing in canceled the account's scheduled deletion." })
  accountRestored: boolean;
}

@ObjectType({ description: "A demo account." })
export class DemoAccount {
  @Field({ description: "A credential to sign in with." })
  username: string;

  @Field({ description: "A credential to sign in with." })
  password: string;

  @Field(() => Roles, { description: "The account's role." })
  role: Role;

  @Field({ description: "The role's display name." })
  roleLabel: string;
}
