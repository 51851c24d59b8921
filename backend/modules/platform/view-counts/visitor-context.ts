import type { RequestContext, VisitorCookie } from "../../../shared/request-context.ts";
import type { ViewCounter } from "../../../shared/view-counter.ts";

/** Request context for likes and views, which need the visitor's identity. */
export interface VisitorContext extends RequestContext {
  readonly visitorCookie: VisitorCookie;
  readonly views: ViewCounter;
}
