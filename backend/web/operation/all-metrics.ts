import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { AggregatorRegistry, type Registry } from "prom-client";
import { UnavailableError } from "../../shared/errors.ts";

/** A question to the process that started the others, or its answer. */
interface Message {
  /** Identifies a question. */
  readonly metricsOfAll: string;
  /** The figures; undefined in a question, null when a process didn't tell its own in time. */
  readonly text?: string | null;
}

const isOurs = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && "metricsOfAll" in message;

/** In the process that starts the others: tells those that ask the sums of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isOurs(message)) return;
    const answer = (text: string | null) => worker.isConnected() && worker.send({ ...message, text });
    all.clusterMetrics().then(answer, () => answer(null));
  });
}

/**
 * The figures of all processes that serve together; those of this one when there is no other.
 * @throws UnavailableError (the returned function) when one of them doesn't answer in time.
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
