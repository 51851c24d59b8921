import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { CredentialAttempt, OwnTransaction, Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { RegisterInput } from "./account.inputs.ts";
import { DemoAccount, Registration } from "./account.results.ts";
import { findViewer } from "./account.service.ts";
import { listDemoAccounts } from "./demo-accounts.ts";
import { register } from "./registration/registration.service.ts";
import { ROLE_LABELS } from "./role.ts";
import { User } from "./user.entity.ts";

@Resolver(() => User)
export class AccountResolver {
  @Public()
  @Query(() => User, { nullable: true, description: "Whoever is signed in; null when nobody is." })
  viewer(@Ctx() context: RequestContext): Promise<User | null> {
    return findViewer(context);
  }

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

  @FieldResolver(() => String, { description: "How the role is called." })
  roleLabel(@Root() user: User): string {
    return ROLE_LABELS[user.role];
  }

  @FieldResolver(() => String, { description: "A JSON object of what an administrator set, as text." })
  permissions(@Root() user: User): string {
    return JSON.stringify(user.permissions);
  }

  @FieldResolver(() => Boolean, { description: "Whether signing in asks for a code besides the password." })
  twoFactorEnabled(@Root() user: User): boolean {
    return user.twoFactorEnabledAt != null;
  }
}
