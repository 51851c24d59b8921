import type { EntityManager } from "@mikro-orm/postgresql";
import { counted } from "../../../shared/text/counted.rules.ts";
import { searchEngineOf } from "./engine-of.ts";

/** The search engine's status, for display. */
export interface DescribedEngine {
  readonly isWell: boolean;
  readonly detail: string;
}

/** Describes the engine, its numbers of documents and of pending changes, without contacting it. */
export async function describeEngine(em: EntityManager): Promise<DescribedEngine> {
  const engine = searchEngineOf(em);
  const { documents, waiting, problem } = await engine.state(em);
  const name = engine.name === "memory" ? "In memory" : "OpenSearch";
  const holds = documents === null ? "not read yet" : counted(documents, "record");
  const waits = waiting === 0 ? "nothing waits" : `${counted(waiting, "change")} to be taken in`;
  return { isWell: problem === null, detail: `${name}: ${problem ?? `${holds}, ${waits}`}.` };
}
