import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../../shared/access.ts";
import type { RequestContext } from "../../../../shared/request-context.ts";
import { ExpectedVersion } from "../../../../shared/schema/expected-version.ts";
import { NotificationPreferencesInput } from "../../identity/notification-preferences.ts";
import { User } from "../../identity/user.entity.ts";
import { viewerOverview } from "./overview.service.ts";
import { ViewerOverview } from "./overview.ts";
import { UpdateProfileInput } from "./profile.inputs.ts";
import { updateNotificationPreferences, updateProfile } from "./profile.service.ts";

@Resolver()
export class ProfileResolver {
  @SignedIn()
  @Query(() => ViewerOverview, { description: "The viewer's account at a glance, for the dashboard." })
  viewerOverview(@Ctx() context: RequestContext): Promise<ViewerOverview> {
    return viewerOverview(context);
  }

  @SignedIn()
  @Mutation(() => User, { description: "Updates the viewer's own profile, or any as an administrator." })
  updateProfile(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The account's id." }) id: string,
    @Arg("input", () => UpdateProfileInput, { description: "The profile's new content." })
    input: UpdateProfileInput,
  ): Promise<User> {
    return updateProfile(context, id, input);
  }

  @SignedIn()
  @Mutation(() => User, { description: "Changes notification preferences: the viewer's own without an id." })
  updateNotificationPreferences(
    @Ctx() context: RequestContext,
    @Arg("input", () => NotificationPreferencesInput, { description: "What to be told about." })
    input: NotificationPreferencesInput,
    @Arg("id", () => ID, { nullable: true, description: "Another account's id, for administrators." })
    id?: string | null,
    @ExpectedVersion() version?: number | null,
  ): Promise<User> {
    return updateNotificationPreferences(context, input, id, version);
  }
}
