import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { SignIn } from "../sign-in/sign-in.results.ts";
import {
  beginIdentity,
  createIdentity,
  deleteIdentity,
  listIdentities,
  MAX_IDENTITIES,
} from "./link-identity.service.ts";
import { LinkedIdentity } from "./linked-identity.entity.ts";
import { ProviderRequest, SignInProviderChoice } from "./provider.types.ts";
import { beginProviderSignIn, completeProviderSignIn } from "./provider-sign-in.service.ts";

const WHICH = { description: "The provider's id." };
const ANSWER = {
  description: "The query of the page that the provider sent the browser back to; up to 8,000 characters.",
};
const BINDING = { description: "The secret that the beginning returned." };

@Resolver()
export class ProviderResolver {
  @Public()
  @MaxLength(20)
  @Query(() => [SignInProviderChoice], {
    description: "The providers that one can sign in with; empty unless the operator has set some up.",
  })
  signInProviders(@Ctx() { settings }: Context): SignInProviderChoice[] {
    return settings.signInProviders.map(({ id, name }) => ({ id, name }));
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => ProviderRequest, { description: "Begins a sign-in at a provider." })
  beginProviderSignIn(
    @Ctx() context: RequestContext,
    @Arg("provider", WHICH) provider: string,
  ): Promise<ProviderRequest> {
    return beginProviderSignIn(context, provider);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, {
    description:
      "Signs in by a provider's answer, to the account that is linked or to a new one; a second factor is asked for as after a password.",
  })
  completeProviderSignIn(
    @Ctx() context: RequestContext,
    @Arg("provider", WHICH) provider: string,
    @Arg("answer", ANSWER) answer: string,
    @Arg("binding", BINDING) binding: string,
  ): Promise<SignIn> {
    return completeProviderSignIn(context, provider, answer, binding);
  }

  @SignedIn()
  @BySession()
  @MaxLength(MAX_IDENTITIES)
  @Query(() => [LinkedIdentity], {
    description: "The accounts at providers that the viewer can sign in with, oldest first.",
  })
  viewerIdentities(@Ctx() context: Context): Promise<LinkedIdentity[]> {
    return listIdentities(context);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => ProviderRequest, {
    description: "Begins to link the viewer's account to one at a provider.",
  })
  beginIdentity(
    @Ctx() context: RequestContext,
    @Arg("provider", WHICH) provider: string,
    @Arg("password", { description: "The viewer's password." }) password: string,
    @Arg("code", () => String, {
      nullable: true,
      description:
        "A code of the authenticator app, or a recovery code; required while two-factor authentication is on.",
    })
    code?: string | null,
  ): Promise<ProviderRequest> {
    return beginIdentity(context, provider, password, code);
  }

  @SignedIn()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => LinkedIdentity, {
    description: "Links the viewer's account by the answer to `beginIdentity`.",
  })
  createIdentity(
    @Ctx() context: RequestContext,
    @Arg("provider", WHICH) provider: string,
    @Arg("answer", ANSWER) answer: string,
    @Arg("binding", BINDING) binding: string,
  ): Promise<LinkedIdentity> {
    return createIdentity(context, provider, answer, binding);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Unlinks one of the viewer's accounts at providers." })
  deleteIdentity(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The linked account's id." }) id: string,
  ): Promise<Done> {
    return deleteIdentity(context, id);
  }
}
