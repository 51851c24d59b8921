import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { findViewer } from "./account.service.ts";
import { ROLE_LABELS } from "./role.ts";
import { User } from "./user.entity.ts";

@Resolver(() => User)
export class AccountResolver {
  @Public()
  @Query(() => User, { nullable: true, description: "Whoever is signed in; null when nobody is." })
  viewer(@Ctx() context: RequestContext): Promise<User | null> {
    return findViewer(context);
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
