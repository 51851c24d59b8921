import type { DocumentNode, OperationVariables } from "@apollo/client";
import { keyOf, operationName } from "./operation-key.ts";

/** How long an answer counts as fresh, in milliseconds. */
export const FRESH_FOR_MS = 300_000;

/** What a query does on mount: read from the cache, or read from the cache and fetch in the background. */
export type FreshnessPolicy = "cache-first" | "cache-and-network";

/** Records when each query was last answered, and so whether it is due again. */
export class Freshness {
  /** Part of every suspense key: a retry after a failure must not reuse the failed attempt. */
  attempt = 0;
  readonly #answered = new Map<string, number>();
  /** Names of the queries whose latest answer no screen has taken yet. */
  readonly #waiting = new Set<string>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * The policy for a query that is about to mount. A query that was never sent counts as fresh from now on:
   * data of it that is already cached came with the page or with another query.
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
   * Whether a query was answered since it was last taken: a screen that opens with the answer that was fetched for it
   * need not ask again.
   */
  take(name: string): boolean {
    return this.#waiting.delete(name);
  }

  /** Notes an answer of now. */
  note(name: string, variables: OperationVariables): void {
    this.#answered.set(keyOf(name, variables), this.#now());
    this.#waiting.add(name);
  }
}
