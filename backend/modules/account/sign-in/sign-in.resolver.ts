import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { CredentialAttempt, OwnTransaction, Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { confirmSignIn } from "./challenge.service.ts";
import { listDemoAccounts } from "./demo-accounts.ts";
import { register } from "./registration.service.ts";
import { RegisterInput, SignInInput } from "./sign-in.inputs.ts";
import { DemoAccount, Registration, SignIn } from "./sign-in.results.ts";
import { signIn } from "./sign-in.service.ts";

@Resolver()
export class SignInResolver {
  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => Registration, { description: "Creates an account and signs it in." })
  register(
    @Ctx() context: RequestContext,
    @Arg("input", () => RegisterInput, { description: "The new account." }) input: RegisterInput,
  ): Promise<Registration> {
    return register(context, input);
  }

  @Public()
  @Query(() => [DemoAccount], { description: "The demo accounts; empty outside demo mode." })
  demoAccounts(@Ctx() context: RequestContext): Promise<DemoAccount[]> {
    return listDemoAccounts(context);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, { description: "Signs in, or returns a challenge for a code." })
  signIn(
    @Ctx() context: RequestContext,
    @Arg("input", () => SignInInput, { description: "The username and password." }) input: SignInInput,
  ): Promise<SignIn> {
    return signIn(context, input);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, { description: "Completes a sign-in with the code of its challenge." })
  confirmSignIn(
    @Ctx() context: RequestContext,
    @Arg("challenge", { description: "The challenge token returned by `signIn`." }) challenge: string,
    @Arg("code", { description: "The authenticator app's code, a recovery code, or the code sent by email." })
    code: string,
  ): Promise<SignIn> {
    return confirmSignIn(context, challenge, code);
  }
}
