import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { Passkey } from "./passkey.entity.ts";
import { PasskeyRequest } from "./passkey.results.ts";
import { MAX_PASSKEYS } from "./passkey.rules.ts";
import {
  beginPasskey,
  createPasskey,
  deletePasskey,
  listPasskeys,
  updatePasskey,
} from "./passkey.service.ts";

const WHICH = { description: "The passkey's id." };

@Resolver()
export class PasskeyResolver {
  @SignedIn()
  @BySession()
  @MaxLength(MAX_PASSKEYS)
  @Query(() => [Passkey], { description: "The viewer's passkeys, oldest first; at most 20." })
  viewerPasskeys(@Ctx() context: Context): Promise<Passkey[]> {
    return listPasskeys(context);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => PasskeyRequest, {
    description: "Starts adding a passkey; `createPasskey` takes what the authenticator makes.",
  })
  beginPasskey(
    @Ctx() context: RequestContext,
    @Arg("password", { description: "The viewer's password." }) password: string,
    @Arg("code", () => String, {
      nullable: true,
      description:
        "A code of the authenticator app, or a recovery code; required while two-factor authentication is on.",
    })
    code?: string | null,
  ): Promise<PasskeyRequest> {
    return beginPasskey(context, password, code);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Passkey, { description: "Adds the passkey that was made for `beginPasskey`." })
  createPasskey(
    @Ctx() context: RequestContext,
    @Arg("credential", {
      description:
        "The new credential as JSON, as `PublicKeyCredential.toJSON` gives it; up to 16,000 characters.",
    })
    credential: string,
    @Arg("name", () => String, {
      nullable: true,
      description: "What to call it, up to 60 characters; by default the browser and its system.",
    })
    name?: string | null,
  ): Promise<Passkey> {
    return createPasskey(context, credential, name);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Passkey, { description: "Renames one of the viewer's passkeys." })
  updatePasskey(
    @Ctx() context: Context,
    @Arg("id", () => ID, WHICH) id: string,
    @Arg("name", { description: "What to call it, up to 60 characters." }) name: string,
  ): Promise<Passkey> {
    return updatePasskey(context, id, name);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Removes one of the viewer's passkeys, which no longer signs in." })
  deletePasskey(@Ctx() context: Context, @Arg("id", () => ID, WHICH) id: string): Promise<Done> {
    return deletePasskey(context, id);
  }
}
