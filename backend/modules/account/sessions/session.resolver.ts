import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { BySession, Public, SignedIn } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { standingInWords } from "../../../shared/standing-access.ts";
import { deviceName } from "./device.ts";
import { Session } from "./session.entity.ts";
import { endSession, MAX_SESSIONS } from "./session.service.ts";
import { listSessions, revokeOtherSessions, revokeSession, viewerStanding } from "./session-list.service.ts";

@ObjectType({
  description: "What was given access to an account beyond a sign-in, such as its access tokens.",
})
class StandingAccess {
  @Field({ description: "What it is, such as `sessions` or `webhooks`." })
  kind: string;

  @Field({ description: "How many there are, in words, such as `2 access tokens`." })
  label: string;

  @Field(() => Int, { description: "How many there are." })
  count: number;

  @Field({ description: "The path of the screen that shows them." })
  path: string;
}

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
  @MaxLength(MAX_SESSIONS)
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
  @MaxLength(20)
  @Query(() => [StandingAccess], {
    description:
      "What stands for the viewer's account besides this session; `revokeOtherSessions`, and a new password, end it all.",
  })
  async viewerStandingAccess(@Ctx() context: RequestContext): Promise<StandingAccess[]> {
    const standing = await viewerStanding(context);
    return standing.map(({ access, count }) => ({
      kind: access.kind,
      label: standingInWords([{ access, count }]),
      count,
      path: access.path,
    }));
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, {
    description:
      "Signs out everywhere but here: ends all other sessions, access tokens and the calendar's address, and turns webhooks off.",
  })
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
