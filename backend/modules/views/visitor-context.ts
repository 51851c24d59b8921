import type { RequestContext, VisitorCookie } from "../../shared/request-context.ts";
import type { ViewCounter } from "../../shared/view-counter.ts";

/** What liking and counting readers add to a request's context: who a visitor without an account is. */
export interface VisitorContext extends RequestContext {
  readonly visitorCookie: VisitorCookie;
  readonly views: ViewCounter;
}
