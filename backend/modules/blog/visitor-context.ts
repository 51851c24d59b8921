import type { RequestContext } from "../../shared/request-context.ts";
import type { ViewCounter } from "../../shared/view-counter.ts";
import type { VisitorCookie } from "../../shared/visitor-cookie.ts";

/** What liking and counting readers add to a request's context: who a visitor without an account is. */
export interface VisitorContext extends RequestContext {
  readonly visitorCookie: VisitorCookie;
  readonly views: ViewCounter;
}
