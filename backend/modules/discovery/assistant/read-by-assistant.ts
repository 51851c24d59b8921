import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { AssistantSettings, Context } from "../../../shared/context.ts";
import { TooManyRequestsError } from "../../../shared/errors.ts";
import type { Limit } from "../../../shared/limits.ts";
import type { ParsedBrief, Reading } from "../briefs/brief.ts";
import type { BriefInput } from "../briefs/brief.types.ts";
import { parseBrief } from "../briefs/reading/parse-brief.ts";
import { briefText } from "../briefs/reading/understand-brief.ts";
import type { BriefReader } from "./brief-reader.ts";
import { checkedAnswer } from "./checked-answer.ts";
import { openAiReader } from "./openai-reader.ts";

/** A rate limit, since each reading costs the operator money. */
const READINGS: Limit = {
  name: "ai-briefs",
  times: 30,
  seconds: 600,
  message: "You've sent a lot of briefs.",
};
/** The maximum number of concurrent readings per process. */
const AT_ONCE = 8;
/** The minimum length in characters; the built-in reader misses nothing in shorter texts. */
const SHORTEST = 20;
/** The fields that the service is asked for. */
const READ = ["sports", "level", "must", "should", "wont", "integrations"] as const;

/** A service with its cached responses: the same text is submitted again with each corrected criterion. */
interface Service {
  readonly reader: BriefReader;
  readonly answers: LRUCache<string, Promise<unknown>>;
}

const services = new WeakMap<AssistantSettings, Service>();
let underWay = 0;

/**
 * Returns the operator's AI service's reading of a brief, validated. Returns undefined if no service is
 * configured, if every field that it would be asked for is given, and on every failure; the built-in reader's
 * result is used then.
 */
export async function readByAssistant(
  context: Context,
  input: BriefInput,
  { sports, rates }: Reading,
): Promise<ParsedBrief | undefined> {
  const { assistant } = context.settings;
  const text = briefText(input);
  const isGiven = READ.every(
    (name) => input[name] !== undefined && (input[name] !== null || name === "level"),
  );
  if (!assistant || isGiven || text.trim().length < SHORTEST) return undefined;
  try {
    const answer = await answerOf(context, assistant, text);
    return checkedAnswer(answer, text, sports, parseBrief(text, sports, { rates }));
  } catch {
    return undefined;
  }
}

async function answerOf(
  { limits, caller }: Context,
  assistant: AssistantSettings,
  text: string,
): Promise<unknown> {
  const { reader, answers } = serviceOf(assistant);
  const key = createHash("sha256").update(text).digest("base64");
  const known = answers.get(key);
  if (known) return known;
  if (underWay >= AT_ONCE) throw new TooManyRequestsError("Too many briefs are being read.", 1);
  underWay++;
  const reading = limits
    .count(READINGS, caller?.network ?? "system")
    .then(() => reader.read(text))
    .finally(() => underWay--);
  answers.set(key, reading);
  reading.catch(() => answers.delete(key));
  return reading;
}

function serviceOf(settings: AssistantSettings): Service {
  const known = services.get(settings);
  if (known) return known;
  const answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: 3_600_000 });
  const service = { reader: openAiReader(settings), answers };
  services.set(settings, service);
  return service;
}
