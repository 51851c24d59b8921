import type { CombinedGraphQLErrors } from "@apollo/client";

/**
 * Whether the server refused an operation, as opposed to a network failure. Checks the error's name, since
 * Apollo's own check would bundle Apollo.
 */
export const isRefusal = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === "CombinedGraphQLErrors";

/** Whether the server was too busy to respond; `busyLink` retries queries. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === "BusyError";
