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

/** How a cluster is asked; times are in milliseconds. */
export interface SearchClusterOptions {
  /** How long a request may take before it counts as failed. */
  readonly timeout?: number;
  /** For how long nothing is asked of a cluster that is away, before one request finds out whether it is back. */
  readonly pause?: number;
  /** Told when the cluster goes away, and when it is back. */
  readonly onChange?: (isAway: boolean) => void;
}

/** How often a request is sent whose failure may be passing. */
const ATTEMPTS = 3;
const BACKOFF = { initialDelay: 50, maxDelay: 500 };
/** As many failures one after another mean that the cluster is away. */
const FAILURES = 5;

/**
 * An OpenSearch cluster that may be away: what fails in passing is tried again, and while the cluster is away every
 * request is refused at once, so that nobody waits for it.
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
      // The client itself only turns to the other nodes; it doesn't wait before that.
      maxRetries: urls.length - 1,
    });
    this.#breaker = circuitBreaker(handleWhen(isClusterFault), {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(FAILURES),
    });
    const retries = retry(
      // Whoever asks has waited long enough for one that ran out of time.
      handleWhen((error) => isClusterFault(error) && !(error instanceof errors.TimeoutError)),
      { maxAttempts: ATTEMPTS - 1, backoff: new ExponentialBackoff(BACKOFF) },
    );
    this.#policy = wrap(retries, this.#breaker);
    if (onChange) {
      this.#breaker.onBreak(() => onChange(true));
      this.#breaker.onReset(() => onChange(false));
    }
  }

  /** Whether requests are refused, as the last ones failed; the next one after a pause finds out whether they still do. */
  get isAway(): boolean {
    return this.#breaker.state !== CircuitState.Closed;
  }

  /**
   * Sends a request, which may be sent several times, so it must be one that can be repeated. The cluster's own
   * refusals (such as a missing index or a version conflict) are thrown as they are.
   * @throws {UnavailableError} The cluster doesn't answer.
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

/** Whether it is the cluster that failed, and not the request. */
function isClusterFault(error: unknown): boolean {
  if (error instanceof errors.ResponseError)
    // With a full disk it refuses to write, but still answers.
    return error.statusCode >= 500 || (error.statusCode === 429 && !/read-only/.test(error.message));
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
