import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, BySession, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { AccessToken } from "./access-token.entity.ts";
import {
  countActiveTokens,
  createAccessToken,
  listAccessTokens,
  MAX_TOKENS,
  revokeAccessToken,
  revokeAllAccessTokens,
} from "./access-token.service.ts";
import { AccessTokenInput, NewAccessToken } from "./access-token.types.ts";

@Resolver()
export class AccessTokenResolver {
  @SignedIn()
  @BySession()
  @MaxLength(MAX_TOKENS)
  @Query(() => [AccessToken], {
    description: "The viewer's access tokens, newest first; expired ones are listed for 30 days.",
  })
  viewerAccessTokens(@Ctx() context: Context): Promise<AccessToken[]> {
    return listAccessTokens(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => NewAccessToken, {
    description:
      "Creates an access token that lets programs act for the viewer, and tells the viewer by email.",
  })
  createAccessToken(
    @Ctx() context: Context,
    @Arg("input", { description: "What it may do, and for how long." }) input: AccessTokenInput,
  ): Promise<NewAccessToken> {
    return createAccessToken(context, input);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Revokes one of the viewer's access tokens." })
  revokeAccessToken(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The token's id." }) id: string,
  ): Promise<Done> {
    return revokeAccessToken(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Revokes all of the viewer's access tokens." })
  revokeAllAccessTokens(@Ctx() context: Context): Promise<Done> {
    return revokeAllAccessTokens(context);
  }

  @Allowed("admin")
  @BySession()
  @Query(() => Int, { description: "Number of access tokens that work now, across all accounts." })
  accessTokenCount(@Ctx() context: Context): Promise<number> {
    return countActiveTokens(context);
  }
}
