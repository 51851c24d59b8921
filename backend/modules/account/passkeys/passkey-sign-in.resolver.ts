import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { CredentialAttempt, OwnTransaction, Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { SecondFactorChallenge, SignIn } from "../sign-in/sign-in.results.ts";
import { PasskeyRequest } from "./passkey.results.ts";
import {
  awaitsPasskey,
  beginPasskeySignIn,
  confirmSignInByPasskey,
  signInByPasskey,
} from "./passkey-sign-in.service.ts";

const CREDENTIAL = {
  description:
    "The signed challenge as JSON, as `PublicKeyCredential.toJSON` gives it; up to 16,000 characters.",
};

@Resolver(() => SecondFactorChallenge)
export class PasskeySignInResolver {
  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => PasskeyRequest, {
    description: "Starts a sign-in by a passkey, or the second factor of a sign-in that awaits a code.",
  })
  beginPasskeySignIn(
    @Ctx() context: RequestContext,
    @Arg("challenge", () => String, {
      nullable: true,
      description:
        "The token of a sign-in that awaits a code; without it, the passkey is all that is needed.",
    })
    challenge?: string | null,
  ): Promise<PasskeyRequest> {
    return beginPasskeySignIn(context, challenge);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, {
    description: "Signs in by a passkey, which stands for the password and the second factor.",
  })
  signInByPasskey(
    @Ctx() context: RequestContext,
    @Arg("credential", CREDENTIAL) credential: string,
  ): Promise<SignIn> {
    return signInByPasskey(context, credential);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, {
    description: "Completes a sign-in that awaits a code by a passkey of its account.",
  })
  confirmSignInByPasskey(
    @Ctx() context: RequestContext,
    @Arg("challenge", { description: "The challenge token returned by `signIn`." }) challenge: string,
    @Arg("credential", CREDENTIAL) credential: string,
  ): Promise<SignIn> {
    return confirmSignInByPasskey(context, challenge, credential);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether a passkey of the account can stand for the code, by `confirmSignInByPasskey`.",
  })
  hasPasskeys(@Root() { token }: SecondFactorChallenge, @Ctx() context: RequestContext): Promise<boolean> {
    return awaitsPasskey(context, token);
  }
}
