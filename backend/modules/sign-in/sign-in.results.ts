import { Field, ObjectType } from "type-graphql";
import type { Role } from "../../shared/actor.ts";
import { Roles } from "../accounts/role.ts";
import { User } from "../accounts/user.entity.ts";

@ObjectType({ description: "A new account, signed in." })
export class Registration {
  @Field({ description: "What was done, as a person may be told." })
  message: string;

  @Field({ description: "The new account." })
  user: User;
}

@ObjectType({ description: "A sign-in whose password was right and that waits for the second factor." })
export class SecondFactorChallenge {
  @Field({ description: "Names the sign-in in `confirmSignIn`." })
  token: string;

  @Field({ description: "Until when it waits." })
  expiresAt: Date;
}

@ObjectType({ description: "A sign-in: done, or waiting for the second factor." })
export class SignIn {
  @Field({ description: "What was done or is asked, as a person may be told." })
  message: string;

  @Field(() => User, {
    nullable: true,
    description: "Who is signed in now; null while a second factor is asked for.",
  })
  user: User | null;

  @Field(() => SecondFactorChallenge, {
    nullable: true,
    description: "What `confirmSignIn` needs; null when the sign-in is done.",
  })
  secondFactor: SecondFactorChallenge | null;

  @Field({ description: "Whether signing in took back the account's deletion." })
  accountRestored: boolean;
}

@ObjectType({ description: "An account to try the demo with." })
export class DemoAccount {
  @Field({ description: "What to sign in with." })
  username: string;

  @Field({ description: "What to sign in with." })
  password: string;

  @Field(() => Roles, { description: "What this account uses the hub as." })
  role: Role;

  @Field({ description: "How the role is called." })
  roleLabel: string;
}
