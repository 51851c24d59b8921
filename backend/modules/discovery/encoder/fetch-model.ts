import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { POOLING, PROMPTS, TOKENIZER, WEIGHTS } from "./model-files.ts";

/** A model on a hub. */
export interface HubModel {
  /** The hub's URL. */
  readonly hub: string;
  /** Owner and name. */
  readonly name: string;
  readonly revision: string;
  /** The expected checksum of the weights; without it, the checksum reported with the download is used. */
  readonly sha256?: string | undefined;
}

/** The download progress in bytes. */
export interface Fetched {
  readonly done: number;
  /** Null if the hub doesn't report it. */
  readonly total: number | null;
}

/** The hashes of the model's files; written last, so it marks a complete download. */
const MANIFEST = "manifest.json";
/** The suffixes of a partial download and of the file with its version. */
const PART = ".part";
const VERSION = ".version";
/** The silence after which a hub counts as unavailable, in milliseconds. */
const SILENCE = 30_000;
/** The maximum size; no sentence encoder that runs on a CPU is larger. */
const MAX_BYTES = 4 * 1024 ** 3;

/**
 * Verifies that a folder contains a complete and intact model.
 * @returns the problem, if there is one.
 */
export async function problemOfFetched(folder: string): Promise<string | undefined> {
  if (!isFetched(folder)) return "it isn't complete";
  const { files } = JSON.parse(await readFile(join(folder, MANIFEST), "utf8")) as {
    files: Record<string, string>;
  };
  for (const [name, hash] of Object.entries(files)) {
    const file = join(folder, name);
    if (!existsSync(file)) return `${name} is missing`;
    if ((await hashOfFile(file)) !== hash) return `${name} is damaged`;
  }
  return undefined;
}

/** Whether a model was downloaded completely into a folder. */
export const isFetched = (folder: string): boolean => existsSync(join(folder, MANIFEST));

/**
 * Downloads a model into a folder, resuming where an earlier download stopped.
 * @throws an error with a one-line message.
 */
export async function fetchModel(
  model: HubModel,
  folder: string,
  onProgress: (fetched: Fetched) => void,
  signal: AbortSignal,
): Promise<void> {
  const files: Record<string, string> = {};
  const get = async (name: string) => {
    const told = await download(model, { folder, name, onProgress, signal });
    if (told === undefined) return false;
    const hash = await hashOfFile(join(folder, name));
    const wanted = (WEIGHTS as readonly string[]).includes(name)
      ? (model.sha256 ?? told.sha256)
      : told.sha256;
    if (wanted && wanted !== hash) {
      await rm(join(folder, name));
      throw new Error(`${name} of ${model.name} has another checksum than it should (${hash})`);
    }
    files[name] = hash;
    return true;
  };
  // The small files come first: without a tokenizer the weights are useless.
  if (!(await get(TOKENIZER))) throw new Error(`${model.name} has no ${TOKENIZER} at ${model.hub}`);
  for (const name of [POOLING, PROMPTS]) await get(name);
  let isFound = false;
  for (const name of WEIGHTS) isFound ||= await get(name);
  if (!isFound) throw new Error(`${model.name} has no weights in ONNX at ${model.hub}`);
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ ...model, files }, null, 1)}\n`);
}

interface Download {
  readonly folder: string;
  readonly name: string;
  readonly onProgress: (fetched: Fetched) => void;
  readonly signal: AbortSignal;
}

/** Downloads a file unless it exists; undefined if the hub has none. */
async function download(
  { hub, name: of, revision }: HubModel,
  { folder, name, onProgress, signal }: Download,
): Promise<{ sha256: string | undefined } | undefined> {
  const file = join(folder, name);
  const [part, version] = [file + PART, file + VERSION];
  if (existsSync(file)) return { sha256: undefined };
  await mkdir(dirname(file), { recursive: true });
  const has = existsSync(part) && existsSync(version) ? (await stat(part)).size : 0;
  const url = `${hub}/${of}/resolve/${revision}/${name}`;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE);
  try {
    const response = await fetch(url, {
      // If the file has changed since, the server sends all of it.
      headers: has > 0 ? { range: `bytes=${has}-`, "if-range": await readFile(version, "utf8") } : {},
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 404) return undefined;
    if (response.status === 416) await rm(part, { force: true });
    if (!response.ok || !response.body) throw new Error(`${hub} answered ${response.status} to ${name}`);
    const goesOn = response.status === 206;
    const length = Number(response.headers.get("content-length")) || null;
    const total = length === null ? null : length + (goesOn ? has : 0);
    if ((total ?? 0) > MAX_BYTES) throw new Error(`${name} of ${of} is too large`);
    if (!goesOn) await writeFile(part, "");
    const etag = response.headers.get("etag");
    // A weak ETag doesn't guarantee identical bytes.
    if (etag && !etag.startsWith("W/")) await writeFile(version, etag);
    else await rm(version, { force: true });
    let done = goesOn ? has : 0;
    for await (const bytes of response.body) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      await appendFile(part, bytes);
      done += bytes.length;
      if (done > MAX_BYTES) throw new Error(`${name} of ${of} is too large`);
      onProgress({ done, total });
    }
    if (total !== null && done !== total) throw new Error(`${hub} ended ${name} early`);
    await rename(part, file);
    await rm(version, { force: true });
    return { sha256: /^"?([0-9a-f]{64})"?$/.exec(response.headers.get("x-linked-etag") ?? "")?.[1] };
  } catch (error) {
    if (silence.signal.aborted) throw new Error(`${hub} was silent for ${SILENCE / 1000} seconds`);
    if (error instanceof TypeError) throw new Error(`${hub} can't be reached${causeOf(error)}`);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function causeOf({ cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? ` (${code})` : "";
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest("hex");
}
