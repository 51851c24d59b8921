import { Field, InputType, ObjectType } from "type-graphql";
import type { Scope } from "../../../shared/scopes.rules.ts";
import { AccessScopes, AccessToken } from "./access-token.entity.ts";

@InputType({ description: "A new access token." })
export class AccessTokenInput {
  @Field({ description: "What it is for, up to 60 characters." })
  name: string;

  @Field(() => [AccessScopes], { description: "What it may do." })
  scopes: Scope[];

  @Field({
    description:
      "The last day on which it works, as YYYY-MM-DD in the hub's time zone; at most 365 days away.",
  })
  expiresOn: string;
}

@ObjectType({ description: "An access token that was just created." })
export class NewAccessToken {
  @Field({ description: "The token itself; it can't be shown again." })
  token: string;

  @Field({ description: "The token as it is listed from now on." })
  accessToken: AccessToken;
}
