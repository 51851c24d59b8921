import type { Logger } from "pino";
import { openSampler, SAMPLE_SECONDS, type SamplerParts } from "./sampler.ts";

/**
 * Measures the process every few seconds until it is stopped. A sample that can't be written is skipped; of
 * several failures in a row, only the first is logged.
 */
export function startSampling(parts: SamplerParts, logger: Logger): { stop(): Promise<void> } {
  const sampler = openSampler(parts);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let failing = false;
  const sample = async () => {
    try {
      await sampler.sample();
      failing = false;
    } catch (error) {
      if (!failing && !stopped) logger.warn({ err: error }, "the process can't write what it measures");
      failing = true;
    }
    if (!stopped) timer = setTimeout(goOn, SAMPLE_SECONDS * 1000).unref();
  };
  let current: Promise<void>;
  const goOn = () => {
    current = sample();
  };
  current = sample();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
      await sampler.stop();
      parts.meter.stop();
    },
  };
}
