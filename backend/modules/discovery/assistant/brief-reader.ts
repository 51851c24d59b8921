import type { AssistantSettings } from "../../../shared/context.ts";
import { openAiReader } from "./openai-reader.ts";

/** Something outside of this product that reads briefs. What it says is checked: see `checkedAnswer`. */
export interface BriefReader {
  /** What it takes a text to say, as it came. @throws Error for every failure, also when it takes too long. */
  readonly read: (text: string) => Promise<unknown>;
}

const readers = new WeakMap<AssistantSettings, BriefReader>();

/** The reader of these settings. */
export function briefReaderOf(settings: AssistantSettings): BriefReader {
  const reader = readers.get(settings) ?? openAiReader(settings);
  readers.set(settings, reader);
  return reader;
}
