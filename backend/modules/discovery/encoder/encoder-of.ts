import type { Settings } from "../../../shared/context.ts";
import { childEncoder } from "./child-encoder.ts";
import { modelInUse } from "./model-in-use.ts";
import type { SentenceEncoder } from "./sentence-encoder.ts";

let shared: SentenceEncoder | undefined;

/** Returns the encoder of this process, unless it is switched off; it starts on first use. */
export function encoderOf({ encoder }: Pick<Settings, "encoder">): SentenceEncoder | undefined {
  if (!encoder) return undefined;
  shared ??= childEncoder({ folder: modelInUse().folder });
  return shared;
}

/** Stops the encoder of this process, if it runs. */
export function stopEncoder(): void {
  shared?.stop();
}
