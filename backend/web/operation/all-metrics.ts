import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";
import { UnavailableError } from "../../shared/errors.ts";

/** A request to the primary process, or its response. */
interface Message {
  /** The id of the request. */
  readonly metricsOfAll: string;
  /** The metrics; undefined in a request, null if a process didn't report in time. */
  readonly text?: string | null;
}

const isOurs = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && "metricsOfAll" in message;

/** In the primary process: responds to requests with the metrics of all processes. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isOurs(message)) return;
    const answer = (text: string | null) => worker.isConnected() && worker.send({ ...message, text });
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/**
 * Returns a function that collects the metrics of all processes, or only this one's if there are no others.
 * @throws UnavailableError (the returned function) if one of them doesn't respond in time.
 */
export function allMetrics(own: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => own.metrics();
  AggregatorRegistry.setRegistries(own);
  new AggregatorRegistry();
  const waiting = new Map<string, (text: string | null) => void>();
  process.on("message", (message: unknown) => {
    if (!isOurs(message)) return;
    waiting.get(message.metricsOfAll)?.(message.text ?? null);
    waiting.delete(message.metricsOfAll);
  });
  return async () => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const metricsOfAll = randomUUID();
    waiting.set(metricsOfAll, resolve);
    process.send?.({ metricsOfAll } satisfies Message);
    const text = await promise;
    if (text === null) throw new UnavailableError("A process didn't report its metrics in time.");
    return text;
  };
}
