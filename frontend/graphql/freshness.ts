import type { DocumentNode, OperationVariables } from "@apollo/client";
import { keyOf, operationName } from "./operation-key.ts";

/** How long a response counts as fresh, in milliseconds. */
export const FRESH_FOR_MS = 300_000;

/**
 * The fetch policy of a query on mount: read from the cache, or read from the cache and fetch in the
 * background.
 */
export type FreshnessPolicy = "cache-first" | "cache-and-network";

/** Records when each query last got a response, and so whether it is stale. */
export class Freshness {
  /** Part of every suspense key: a retry after a failure must not reuse the failed attempt. */
  attempt = 0;
  /** Whether any response has been received, by which the data may differ from what the page came with. */
  hasResponses = false;
  readonly #answered = new Map<string, number>();
  /** The names of the queries whose latest response no screen has used yet. */
  readonly #waiting = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * Returns the policy for a query that is about to mount. A query that was never sent counts as fresh from
   * now on: cached data of it came with the page or with another query.
   */
  policyFor(document: DocumentNode, variables: OperationVariables | undefined): FreshnessPolicy {
    const key = keyOf(operationName(document), variables);
    const answered = this.#answered.get(key);
    if (answered === undefined) {
      this.#answered.set(key, this.#now());
      return "cache-first";
    }
    return this.#now() - answered < FRESH_FOR_MS ? "cache-first" : "cache-and-network";
  }

  /**
   * Returns whether a query got a response since the last call, so that a screen opened with a prefetched
   * response need not fetch it again.
   */
  take(name: string): boolean {
    return this.#waiting.delete(name);
  }

  /** Records a response received now. */
  note(name: string, variables: OperationVariables): void {
    this.hasResponses = true;
    this.#answered.set(keyOf(name, variables), this.#now());
    this.#waiting.add(name);
  }
}
