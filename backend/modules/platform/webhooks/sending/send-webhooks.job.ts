import { setTimeout } from "node:timers/promises";
import { addJob } from "../../../../jobs/queue.ts";
import type { Job, JobTools } from "../../../../shared/job.ts";
import { OutboundError } from "../../../../shared/outbound/outbound-error.ts";
import { safeFetch } from "../../../../shared/outbound/safe-fetch.ts";
import { type DueEndpoint, dueEndpoints, nextInTurn } from "./due-endpoints.ts";
import { type Claimed, claimDelivery, noteOutcome, type Outcome } from "./outcomes.ts";
import { retryAfter } from "./retry-after.ts";
import { signedHeaders } from "./signing.ts";

/** The duration of a run, in milliseconds; the next run sends the rest. */
const RUN = 5 * 60_000;
/** How often a run checks for messages that have become due, in milliseconds. */
const LOOK_AGAIN = 500;
/** The maximum number of messages per endpoint and turn, and the turn's time limit in milliseconds. */
const PER_TURN = { messages: 20, time: 5_000 };
/** The time limit for an endpoint's response, in milliseconds. */
const TIME_LIMIT = 10_000;
/** How much of a response is stored, in bytes. */
const KEPT = 1024;

/**
 * Sends due messages, including those that become due in the meantime, until none are left. Hanging endpoints
 * only occupy some of its lanes, and no other job.
 */
export const sendWebhooksJob: Job = {
  name: "send-webhooks",
  oneAtATime: true,
  run: async (_payload, tools) => {
    const end = performance.now() + RUN;
    const busy = new Map<DueEndpoint, Promise<void>>();
    const turns = new Map<number, number>();
    const failures: unknown[] = [];
    const begin = (endpoint: DueEndpoint) => {
      turns.set(endpoint.id, performance.now());
      const sending = sendTo(endpoint.id, tools)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => busy.delete(endpoint));
      busy.set(endpoint, sending);
    };
    while (performance.now() < end && failures.length === 0) {
      const due = await dueEndpoints(tools.em.fork(), tools.settings);
      for (const endpoint of nextInTurn(due, [...busy.keys()], turns)) begin(endpoint);
      if (busy.size === 0) return;
      await Promise.race([...busy.values(), setTimeout(LOOK_AGAIN)]);
    }
    await Promise.all(busy.values());
    if (failures.length > 0) throw failures[0];
    await addJob(tools.em.fork(), sendWebhooksJob, {});
  },
};

async function sendTo(endpoint: number, tools: JobTools): Promise<void> {
  const end = performance.now() + PER_TURN.time;
  for (let sent = 0; sent < PER_TURN.messages && performance.now() < end; sent += 1) {
    const claimed = await claimDelivery({ ...tools, em: tools.em.fork() }, endpoint);
    if (!claimed) return;
    const outcome = await send(claimed, tools.settings.webhookPrivateHosts);
    await tools.em.fork().transactional((em) => noteOutcome(em, claimed, outcome));
    if (!outcome.ok) return;
  }
}

async function send(
  { url, messageId, body, secrets }: Claimed,
  privateHosts: readonly string[],
): Promise<Outcome> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  const headers = { "content-type": "application/json", ...signedHeaders(messageId, body, secrets) };
  const limits = { timeLimit: TIME_LIMIT, sizeLimit: 1024 ** 2, privateHosts };
  try {
    return await safeFetch(
      { url, body, headers, ...limits },
      async ({ status, headers: given, body: parts }) => {
        const answer = await beginningOf(parts);
        const ok = status >= 200 && status < 300;
        const error = ok ? null : problemOf(status);
        return {
          ok,
          status,
          answer,
          error,
          duration: took(),
          retryAfter: retryAfter(status, given["retry-after"]),
        };
      },
    );
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return {
      ok: false,
      status: null,
      answer: null,
      error: error.message,
      duration: took(),
      retryAfter: null,
    };
  }
}

const problemOf = (status: number) =>
  status >= 300 && status < 400
    ? `It redirects (status ${status}), which we don't follow.`
    : `It answered with status ${status}.`;

/** Omits unreadable responses, such as compressed ones, since only the status counts. */
async function beginningOf(parts: AsyncIterable<Buffer>): Promise<string | null> {
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of parts) {
      kept.push(part);
      size += part.length;
      if (size >= KEPT) break;
    }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
  }
  const text = Buffer.concat(kept).subarray(0, KEPT).toString();
  // PostgreSQL can't store null characters.
  return text.replaceAll("\u0000", "").toWellFormed() || null;
}
