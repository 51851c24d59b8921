import type { DiscoveryIndex } from "../discovery-index.ts";
import type { RecordFacts } from "../live/facts.ts";
import type { Slot } from "../ranking/query.ts";
import { stemOf } from "../text/stem.ts";
import { wordsOf } from "../text/words.ts";

/** The stems of everything that a record says. */
export function stemsOfRecord(
  record: Omit<RecordFacts, "kind" | "levels" | "priceBand">,
): ReadonlySet<string> {
  const { title, body, features, tags, integrations, owner, category, sports } = record;
  const text = [title, body, ...features, ...tags, ...integrations, owner, category, ...sports].join("\n");
  return new Set(wordsOf(text).map((word) => stemOf(word.text)));
}

/** How much of a brief stems say, from 0 to 1, by rarity of the words. */
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

/** How many of the words of a brief stems say. */
export function wordsSaidBy(
  stems: ReadonlySet<string>,
  slots: readonly Slot[],
  { vocabulary }: DiscoveryIndex,
): number {
  const isSaid = (stem: number) => stems.has(vocabulary.stems[stem] ?? "");
  return slots.filter((slot) => isSaidBy(slot, isSaid)).length;
}

/** Whether what stands for a word is said. */
function isSaidBy({ alternatives, phrases }: Slot, isSaid: (stem: number) => boolean): boolean {
  return alternatives.some(({ stem }) => isSaid(stem)) || phrases.some(({ stems }) => stems.every(isSaid));
}

/** How much of a brief a record says, from 0 to 1, by rarity of the words. */
export function coverageOf(facts: RecordFacts, slots: readonly Slot[], index: DiscoveryIndex): number {
  return coverageBy(stemsOfRecord(facts), slots, index);
}
