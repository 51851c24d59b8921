import type { MouseEvent } from "react";
import { useLocation, useRevalidator, useRouteError } from "react-router-dom";
import { Failure } from "../../features/failures/failure.tsx";
import { useSource } from "../../graphql/source.ts";

/** The error page that replaces a failed screen. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { freshness } = useSource();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    freshness.attempt += 1;
    void revalidate();
  };
  // A fetch that never reached the server fails with a TypeError in every browser.
  const offline = error instanceof TypeError && /fetch|network|load/i.test(error.message);
  return <Failure offline={offline} retryHref={`${pathname}${search}`} onRetry={retry} />;
}
