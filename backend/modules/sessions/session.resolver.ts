import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BySession, Public, SignedIn } from "../../shared/access.ts";
import { Done } from "../../shared/done.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { UpTo } from "../../shared/up-to.ts";
import { deviceName } from "./device.ts";
import { Session } from "./session.entity.ts";
import { endSession, MAX_SESSIONS } from "./session.service.ts";
import { listSessions, revokeOtherSessions, revokeSession } from "./session-list.service.ts";

@Resolver(() => Session)
export class SessionResolver {
  @Public()
  @BySession()
  @Mutation(() => Done, {
    description: "Signs out: ends the current session on the server and in the browser.",
  })
  signOut(@Ctx() context: RequestContext): Promise<Done> {
    return endSession(context);
  }

  @SignedIn()
  @BySession()
  @UpTo(MAX_SESSIONS)
  @Query(() => [Session], { description: "The viewer's sessions, most recently used first." })
  viewerSessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return listSessions(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Ends one of the viewer's sessions." })
  revokeSession(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID, { description: "The id of the session." }) id: string,
  ): Promise<Done> {
    return revokeSession(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Ends all of the viewer's sessions except the current one." })
  revokeOtherSessions(@Ctx() context: RequestContext): Promise<Done> {
    return revokeOtherSessions(context);
  }

  @FieldResolver(() => String, { description: "The device's display name, such as `Firefox on Windows`." })
  device(@Root() session: Session): string {
    return deviceName(session.userAgent);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the session of this request." })
  current(@Root() session: Session, @Ctx() { actor }: RequestContext): boolean {
    return actor?.kind === "session" && session.id === actor.sessionId;
  }
}
