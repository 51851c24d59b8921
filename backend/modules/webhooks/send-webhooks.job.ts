import { addJob } from "../../jobs/queue.ts";
import type { Job, JobTools } from "../../shared/job.ts";
import { askOutside } from "../../shared/outbound/ask-outside.ts";
import { OutboundError } from "../../shared/outbound/outbound-error.ts";
import { type Claimed, claimDelivery, dueEndpoints, noteOutcome, type Outcome } from "./outcomes.ts";
import { signedHeaders } from "./signing.ts";

/** How many endpoints are sent to at a time: one that hangs keeps one of these lanes busy. */
const LANES = 10;
/** How many messages an endpoint gets in one run, before the others have had their turn. */
const PER_RUN = 20;
/** How long an endpoint may take to answer, in milliseconds. */
const TIME_LIMIT = 10_000;
/** How much of an answer is kept, in bytes. */
const KEPT = 1024;

/** Sends what is due to every endpoint, those that work first; one that fails waits for the next run. */
export const sendWebhooksJob: Job = {
  name: "send-webhooks",
  run: async (_payload, tools) => {
    const endpoints = await dueEndpoints(tools.em);
    let more = false;
    const lane = async () => {
      for (let id = endpoints.shift(); id !== undefined; id = endpoints.shift())
        more = (await sendTo(id, tools)) || more;
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (more) await addJob(tools.em.fork(), sendWebhooksJob, {});
  },
};

/** Whether there may be more to send at once. */
async function sendTo(endpoint: number, tools: JobTools): Promise<boolean> {
  for (let sent = 0; sent < PER_RUN; sent += 1) {
    const claimed = await claimDelivery(tools.em.fork(), endpoint);
    if (!claimed) return false;
    const outcome = await send(claimed, tools.settings.webhookPrivateHosts);
    await tools.em.fork().transactional((em) => noteOutcome(em, claimed, outcome));
    if (!outcome.ok) return false;
  }
  return true;
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
    return await askOutside({ url, body, headers, ...limits }, async ({ status, body: parts }) => {
      const answer = await beginningOf(parts);
      const ok = status >= 200 && status < 300;
      const error = ok ? null : problemOf(status);
      return { ok, status, answer, error, duration: took() };
    });
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { ok: false, status: null, answer: null, error: error.message, duration: took() };
  }
}

const problemOf = (status: number) =>
  status >= 300 && status < 400
    ? `It redirects (status ${status}), which isn't followed.`
    : `It answered with status ${status}.`;

/** What can't be read of an answer, such as a compressed one, is left out: its status counts. */
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
  // PostgreSQL stores no null characters.
  return text.replaceAll("\u0000", "").toWellFormed() || null;
}
