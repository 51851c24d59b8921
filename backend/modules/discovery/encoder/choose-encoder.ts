import { existsSync } from "node:fs";
import { mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Fetched, fetchModel, type HubModel, isFetched, problemOfFetched } from "./fetch-model.ts";
import { BUILT_IN, chooseModel, modelInUse } from "./model-in-use.ts";
import { openedModel } from "./opened-model.ts";

/** The encoder settings. */
export interface EncoderSettings {
  /** Whether sentences are encoded at all. */
  readonly isOn: boolean;
  /** A model's folder or its name on a hub; undefined for the built-in model. */
  readonly model: string | HubModel | undefined;
  /** The folder of downloaded models. */
  readonly models: string;
}

/** The encoder's status as shown to operators. */
export interface DescribedEncoder {
  readonly isWell: boolean;
  readonly detail: string;
}

/** The download status, shared in a file since any process on the machine may be downloading. */
interface Fetching extends Partial<Fetched> {
  readonly problem?: string | undefined;
}

/** The maximum number of pending records that are counted. */
export const MOST_COUNTED = 10_000;

const FETCHING = "fetching.json";
/** The interval at which the downloading process reports its progress, in milliseconds. */
const STATUS_EVERY = 1_000;
/** The silence after which a downloading process counts as dead, in milliseconds. */
const GONE = 60_000;
/** The delays between attempts in milliseconds, doubling each time. */
const PAUSES = { first: 60_000, most: 60 * 60_000 } as const;

let chosen: EncoderSettings | undefined;
let problem: string | undefined;

/**
 * Chooses this process's model before an index is read: the configured one if it is available and works,
 * otherwise the built-in one, which is logged in one line. A hub model that isn't available yet is downloaded
 * in the background for the next start.
 * @returns a function that stops the download.
 */
export async function chooseEncoder(
  settings: EncoderSettings,
  say: (message: string) => void,
  pauses: { readonly first: number; readonly most: number } = PAUSES,
): Promise<() => Promise<void>> {
  [chosen, problem] = [settings, undefined];
  chooseModel(BUILT_IN);
  const { isOn, model } = settings;
  const folder = folderOf(settings);
  if (!isOn || !model || !folder) return async () => undefined;
  if (typeof model !== "string" && !(await isSound(folder, say))) {
    say(`The model ${model.name} is being fetched from ${model.hub}; it is used from the next start on.`);
    const stopping = new AbortController();
    const fetching = retryDownload(model, folder, { say, signal: stopping.signal, pauses });
    return async () => {
      stopping.abort();
      await fetching;
    };
  }
  try {
    chooseModel(await openedModel(folder));
  } catch (error) {
    problem = `The model ${nameOf(model)} can't be used: ${messageOf(error)}`;
    say(`${problem}. The product's own is used instead.`);
  }
  return async () => undefined;
}

/** Queues every record for encoding if the model has changed since the last start, in one statement. */
export async function encodeForModel(em: EntityManager, { isOn }: EncoderSettings): Promise<void> {
  if (!isOn) return;
  await em.execute(
    `with changed as (update encoder_in_use set model = ? where model <> ? returning model)
     insert into records_to_encode (kind, record_id)
     select kind, id from (
       select 'solution' as kind, id from solutions union all
       select 'vendor', id from vendors union all
       select 'opportunity', id from opportunities union all
       select 'paper', id from research_papers union all
       select 'trend', id from market_trends union all
       select 'post', id from blog_posts
     ) record where exists (select from changed) order by kind <> 'solution', id`,
    [modelInUse().name, modelInUse().name],
  );
}

/**
 * Describes the model in use, the number of records waiting to be encoded, and the progress of a download.
 * @param waiting that number, counted up to `MOST_COUNTED`.
 */
export async function describeEncoder(waiting: number): Promise<DescribedEncoder> {
  if (!chosen?.isOn) return { isWell: true, detail: "Off: briefs are matched by their words alone." };
  const uses = `${modelInUse().name} is used.${waitingOf(waiting)}`;
  const { model } = chosen;
  const folder = folderOf(chosen);
  if (problem) return { isWell: false, detail: `${problem}. ${uses}` };
  if (!model || typeof model === "string" || !folder || modelInUse().folder) {
    return { isWell: true, detail: uses };
  }
  if (isFetched(folder)) {
    return { isWell: true, detail: `${uses} ${model.name} is fetched, and used from the next start on.` };
  }
  const status = await readFetching(folder);
  if (status?.problem) {
    return { isWell: false, detail: `${uses} ${model.name} isn't there: ${status.problem}.` };
  }
  return { isWell: true, detail: `${uses} ${model.name} is being fetched${shareOf(status)}.` };
}

function waitingOf(waiting: number): string {
  if (waiting === 0) return "";
  const count = waiting.toLocaleString("en-US");
  if (waiting >= MOST_COUNTED) return ` At least ${count} records wait to be encoded.`;
  return waiting === 1 ? " 1 record waits to be encoded." : ` ${count} records wait to be encoded.`;
}

function shareOf({ done = 0, total = null }: Fetching = {}): string {
  if (done === 0) return "";
  return total ? `: ${Math.floor((100 * done) / total)}%` : `: ${Math.round(done / 1e6)} MB`;
}

const nameOf = (model: string | HubModel) => (typeof model === "string" ? model : model.name);

function folderOf({ model, models }: EncoderSettings): string | undefined {
  if (!model || typeof model === "string") return model;
  return join(models, `${model.name.replace("/", "--")}@${model.revision}`);
}

/** Whether a downloaded model is present and intact; a damaged one is deleted, to be downloaded again. */
async function isSound(folder: string, say: (message: string) => void): Promise<boolean> {
  if (!isFetched(folder)) return false;
  const found = await problemOfFetched(folder).catch(messageOf);
  if (found === undefined) return true;
  say(`The model in ${folder} is fetched again: ${found}.`);
  await rm(folder, { recursive: true, force: true });
  return false;
}

interface RetryOptions {
  readonly say: (message: string) => void;
  readonly signal: AbortSignal;
  readonly pauses: { readonly first: number; readonly most: number };
}

/** Downloads a model, retrying until it succeeds, unless another process on the machine does. */
async function retryDownload(
  model: HubModel,
  folder: string,
  { say, signal, pauses }: RetryOptions,
): Promise<void> {
  let said: string | undefined;
  for (let pause = pauses.first; !signal.aborted; pause = Math.min(2 * pause, pauses.most)) {
    try {
      if (isFetched(folder)) return;
      if (await claims(folder)) {
        await fetchWithStatus(model, folder, signal);
        say(`The model ${model.name} is fetched; it is used from the next start on.`);
        return;
      }
    } catch (error) {
      if (signal.aborted) return;
      const message = messageOf(error);
      await writeStatus(folder, { problem: message }).catch(() => undefined);
      if (message !== said) say(`The model ${model.name} isn't fetched yet: ${message}.`);
      said = message;
    }
    await waiting(pause, signal);
  }
}

async function fetchWithStatus(model: HubModel, folder: string, signal: AbortSignal): Promise<void> {
  let last: Fetched | undefined;
  let written = Promise.resolve();
  const writing = setInterval(() => {
    written = written.then(() => writeStatus(folder, last ?? {})).catch(() => undefined);
  }, STATUS_EVERY).unref();
  try {
    await fetchModel(
      model,
      folder,
      (fetched) => {
        last = fetched;
      },
      signal,
    );
  } finally {
    clearInterval(writing);
    // Otherwise a late status would claim the download for a process that no longer tries.
    await written;
    await rm(join(folder, FETCHING), { force: true });
  }
}

/** Whether this process may download: claims the lock file unless another process holds it. */
async function claims(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, FETCHING);
  const status = await readFetching(folder);
  if (status?.problem) await rm(file, { force: true });
  const age = existsSync(file) ? Date.now() - (await stat(file)).mtimeMs : undefined;
  if (age !== undefined && age > GONE) await rm(file, { force: true });
  const claimed = await open(file, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    return undefined;
  });
  await claimed?.writeFile("{}");
  await claimed?.close();
  return claimed !== undefined;
}

async function writeStatus(folder: string, status: Fetching): Promise<void> {
  await writeFile(join(folder, FETCHING), JSON.stringify(status));
}

async function readFetching(folder: string): Promise<Fetching | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, FETCHING), "utf8")) as Fetching;
  } catch {
    // There is no download, or its status is being written.
    return undefined;
  }
}

/** Returns the first line of an error message. */
function messageOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line;
}

async function waiting(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((done) => {
    const timer = setTimeout(done, milliseconds).unref();
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      done();
    });
  });
}
