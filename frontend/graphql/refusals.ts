import type { CombinedGraphQLErrors } from "@apollo/client";

/**
 * Whether the server refused an operation, rather than it failing on its way. Told by its name: Apollo's own check would
 * bring Apollo.
 */
export const isRefusal = (error: unknown): error is CombinedGraphQLErrors =>
  error instanceof Error && error.name === "CombinedGraphQLErrors";

/** Whether a server had too much to do to answer; a question is asked again by `busyLink`. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.name === "BusyError";
