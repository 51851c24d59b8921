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
  @Mutation(() => Registration, { description: "Makes an account and signs it in." })
  register(
    @Ctx() context: RequestContext,
    @Arg("input", () => RegisterInput) input: RegisterInput,
  ): Promise<Registration> {
    return register(context, input);
  }

  @Public()
  @Query(() => [DemoAccount], { description: "The accounts to try the demo with; none outside the demo." })
  demoAccounts(@Ctx() context: RequestContext): Promise<DemoAccount[]> {
    return listDemoAccounts(context);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, { description: "Signs in, or asks for the second factor." })
  signIn(
    @Ctx() context: RequestContext,
    @Arg("input", () => SignInInput) input: SignInInput,
  ): Promise<SignIn> {
    return signIn(context, input);
  }

  @Public()
  @OwnTransaction()
  @CredentialAttempt()
  @Mutation(() => SignIn, { description: "Ends a sign-in that waits for the second factor." })
  confirmSignIn(
    @Ctx() context: RequestContext,
    @Arg("challenge", { description: "The token that `signIn` answered." }) challenge: string,
    @Arg("code", { description: "The authenticator app's code, or a recovery code." }) code: string,
  ): Promise<SignIn> {
    return confirmSignIn(context, challenge, code);
  }
}
