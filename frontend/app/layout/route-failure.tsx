import type { MouseEvent } from "react";
import {
  isRouteErrorResponse,
  useLocation,
  useMatches,
  useRevalidator,
  useRouteError,
} from "react-router-dom";
import { Failure } from "../../features/failures/failure.tsx";
import { useSource } from "../../graphql/source.ts";

/** The reason why the server couldn't render a screen, by HTTP status. */
const WHY: Readonly<Record<number, "address" | "busy">> = { 400: "address", 503: "busy" };

/** The error page that replaces a failed screen. */
export function RouteFailure() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const hasFilters = useMatches().some(
    ({ handle }) => typeof handle === "object" && handle && "hasFilters" in handle && handle.hasFilters,
  );
  const { revalidate } = useRevalidator();
  const { freshness } = useSource();
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    freshness.attempt += 1;
    void revalidate();
  };
  // Browsers reject a fetch that never reached the server with a TypeError.
  const isOffline = error instanceof TypeError && /fetch|network|load/i.test(error.message);
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  return (
    <Failure
      why={isOffline ? "offline" : (WHY[status ?? 500] ?? "ours")}
      hasFilters={hasFilters && search !== ""}
      retryHref={`${pathname}${search}`}
      onRetry={retry}
    />
  );
}
