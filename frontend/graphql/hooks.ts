import * as browser from "./browser-hooks.ts";
import * as server from "./server-hooks.ts";

export type { MutationOptions, QueryOptions, SuspenseQueryOptions } from "./hook-types.ts";
export { useMutation } from "./use-mutation.ts";

// A build constant, so that each build drops the other implementation.
const { useFreshQuery, useFreshSuspenseQuery, useSuspenseFragment } = import.meta.env.SSR ? server : browser;

export { useFreshQuery, useFreshSuspenseQuery, useSuspenseFragment };
