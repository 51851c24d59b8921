import { Client, errors } from "@opensearch-project/opensearch";
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from "cockatiel";
import { UnavailableError } from "../../../shared/errors.ts";

/** The options of a cluster connection; times are in milliseconds. */
export interface SearchClusterOptions {
  /** The request timeout. */
  readonly timeout?: number;
  /** The pause after the cluster became unavailable, before a single request probes it again. */
  readonly pause?: number;
  /** Called when the cluster becomes unavailable, and when it is available again. */
  readonly onChange?: (isAway: boolean) => void;
}

/** The maximum number of attempts for a request with a transient failure. */
const ATTEMPTS = 3;
const BACKOFF = { initialDelay: 50, maxDelay: 500 };
/** The number of consecutive failures after which the cluster counts as unavailable. */
const FAILURES = 5;

/**
 * A connection to an OpenSearch cluster that may be unavailable: transient failures are retried, and while
 * the cluster is unavailable every request fails immediately, so no caller waits for it.
 */
export class SearchCluster {
  readonly #client: Client;
  readonly #pause: number;
  readonly #breaker;
  readonly #policy;

  constructor(urls: readonly string[], options: SearchClusterOptions = {}) {
    const { timeout = 5_000, pause = 1_000, onChange } = options;
    this.#pause = pause;
    this.#client = new Client({
      nodes: [...urls],
      requestTimeout: timeout,
      // The client itself only retries on the other nodes, without a delay.
      maxRetries: urls.length - 1,
    });
    this.#breaker = circuitBreaker(handleWhen(isClusterFault), {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
    const retries = retry(
      // After a timeout, the caller has waited long enough.
      handleWhen((error) => isClusterFault(error) && !(error instanceof errors.TimeoutError)),
      { maxAttempts: ATTEMPTS - 1, backoff: new ExponentialBackoff(BACKOFF) },
    );
    this.#policy = wrap(retries, this.#breaker);
    if (onChange) {
      this.#breaker.onBreak(() => onChange(true));
      this.#breaker.onReset(() => onChange(false));
    }
  }

  /** Whether requests are refused after failures; after a pause, the next one probes the cluster. */
  get isAway(): boolean {
    return this.#breaker.state !== CircuitState.Closed;
  }

  /**
   * Sends a request that must be idempotent, since it may be sent several times. The cluster's own errors
   * (such as a missing index or a version conflict) are rethrown unchanged.
   * @throws {UnavailableError} if the cluster doesn't respond.
   */
  async ask<T>(request: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await this.#policy.execute(() => request(this.#client));
    } catch (error) {
      if (!isClusterFault(error) && !(error instanceof BrokenCircuitError)) throw error;
      throw new UnavailableError(
        "Search is not available at the moment. Please try again later.",
        Math.ceil(this.#pause / 1_000),
      );
    }
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

/** Whether the cluster failed, as opposed to the request being invalid. */
function isClusterFault(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    // With a full disk, the cluster rejects writes but still responds.
    return error.statusCode >= 500 || (error.statusCode === 429 && !/read-only/.test(error.message));
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
