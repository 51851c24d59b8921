import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { findViewer } from "./account.service.ts";
import { ROLE_LABELS } from "./role.ts";
import { User } from "./user.entity.ts";

@Resolver(() => User)
export class AccountResolver {
  @Public()
  @Query(() => User, { nullable: true, description: "The signed-in user's account; null if not signed in." })
  viewer(@Ctx() context: RequestContext): Promise<User | null> {
    return findViewer(context);
  }

  @FieldResolver(() => String, { description: "The role's display name." })
  roleLabel(@Root() user: User): string {
    return ROLE_LABELS[user.role];
  }

  @FieldResolver(() => String, {
    description: "Permissions set by an administrator, as a JSON object in a string.",
  })
  permissions(@Root() user: User): string {
    return JSON.stringify(user.permissions);
  }

  @FieldResolver(() => Boolean, { description: "Whether signing in requires a second factor." })
  twoFactorEnabled(@Root() user: User): boolean {
    return user.twoFactorEnabledAt != null;
  }
}
