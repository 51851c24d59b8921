import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import { CredentialAttempt, OwnTransaction, Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { listDemoAccounts } from "./demo-accounts.ts";
import { register } from "./registration.service.ts";
import { confirmSignIn } from "./second-factor.service.ts";
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
    @Arg("input", () => RegisterInput) input: RegisterInput,
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
  @Mutation(() => SignIn, { description: "Signs in, or returns a second-factor challenge." })
  signIn(
    @Ctx() context: RequestContext,
    @Arg("input", () => SignInInput) input: SignInInput,
  ): Promise<SignIn> {
    return signIn(context, input);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, { description: "Completes a sign-in with the second factor." })
  confirmSignIn(
    @Ctx() context: RequestContext,
    @Arg("challenge", { description: "The challenge token returned by `signIn`." }) challenge: string,
    @Arg("code", { description: "The authenticator app's code, or a recovery code." }) code: string,
  ): Promise<SignIn> {
    return confirmSignIn(context, challenge, code);
  }
}
