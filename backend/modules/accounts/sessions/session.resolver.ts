import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BySession, CredentialAttempt, OwnTransaction, Public, SignedIn } from "../../../shared/access.ts";
import { Done } from "../../../shared/done.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { SignInInput } from "../account.inputs.ts";
import { SignIn } from "../account.results.ts";
import { deviceName } from "./device.ts";
import { confirmSignIn } from "./second-factor.service.ts";
import { Session } from "./session.entity.ts";
import { listSessions, revokeOtherSessions, revokeSession } from "./session-list.service.ts";
import { signIn, signOut } from "./sign-in.service.ts";

@Resolver(() => Session)
export class SessionResolver {
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

  @Public()
  @BySession()
  @Mutation(() => Done, { description: "Ends this session, on the server and in the browser." })
  signOut(@Ctx() context: RequestContext): Promise<Done> {
    return signOut(context);
  }

  @SignedIn()
  @BySession()
  @Query(() => [Session], { description: "Where the viewer is signed in, last used first." })
  viewerSessions(@Ctx() context: RequestContext): Promise<Session[]> {
    return listSessions(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Ends one of the viewer's sessions." })
  revokeSession(@Ctx() context: RequestContext, @Arg("id", () => ID) id: string): Promise<Done> {
    return revokeSession(context, id);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Ends all the viewer's sessions but this one." })
  revokeOtherSessions(@Ctx() context: RequestContext): Promise<Done> {
    return revokeOtherSessions(context);
  }

  @FieldResolver(() => String, { description: "What the device calls itself, such as `Firefox on Windows`." })
  device(@Root() session: Session): string {
    return deviceName(session.userAgent);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the one that this request uses." })
  current(@Root() session: Session, @Ctx() { actor }: RequestContext): boolean {
    return actor?.kind === "session" && session.id === actor.sessionId;
  }
}
