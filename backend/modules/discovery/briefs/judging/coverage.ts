import type { DiscoveryIndex } from "../../discovery-index.ts";
import type { RecordFacts } from "../../live/facts.ts";
import type { Slot } from "../../ranking/query.ts";
import { stemOf } from "../../text/stem.ts";
import { wordsOf } from "../../text/words.ts";

/** Returns the stems of all of a record's texts. */
export function stemsOfRecord(
  record: Omit<RecordFacts, "kind" | "levels" | "priceBand">,
): ReadonlySet<string> {
  const { title, body, features, tags, integrations, owner, category, sports } = record;
  const text = [title, body, ...features, ...tags, ...integrations, owner, category, ...sports].join("\n");
  return new Set(wordsOf(text).map((word) => stemOf(word.text)));
}

/** Returns the share of a brief's words found among the stems, from 0 to 1, weighted by rarity. */
export function coverageBy(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  { vocabulary }: DiscoveryIndex,
): number {
  let [said, all] = [0, 0];
  const isSaid = (stem: number) => stems.has(vocabulary.stems[stem] ?? "");
  for (const slot of slots) {
    all += slot.idf;
    if (isSaidBy(slot, isSaid)) said += slot.idf;
  }
  return all > 0 ? said / all : 0;
}

/** Returns the number of a brief's words found among the stems. */
export function wordsSaidBy(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  { vocabulary }: DiscoveryIndex,
): number {
  const isSaid = (stem: number) => stems.has(vocabulary.stems[stem] ?? "");
  return slots.filter((slot) => isSaidBy(slot, isSaid)).length;
}

/** Whether a word or one of its alternatives is present. */
function isSaidBy({ alternatives, phrases }: Slot, isSaid: (stem: number) => boolean): boolean {
  return alternatives.some(({ stem }) => isSaid(stem)) || phrases.some(({ stems }) => stems.every(isSaid));
}

/** Returns the share of a brief's words found in a record, from 0 to 1, weighted by rarity. */
export function coverageOf(facts: RecordFacts, slots: readonly Slot[], index: DiscoveryIndex): number {
  return coverageBy(stemsOfRecord(facts), slots, index);
}
