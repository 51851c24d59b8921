import type { BriefReading, DiscoveryIndex } from "../../discovery-index.ts";
import type { Criteria } from "../brief.ts";
import { termsOf } from "./find-evidence.ts";

/** Drops the criteria that a brief both wants and rules out, with a note for each. */
export function withoutContradictions(
  criteria: Criteria,
  reading: Pick<BriefReading, "understand">,
  index: DiscoveryIndex,
): { criteria: Criteria; notes: string[] } {
  const stemsIn = (text: string) => termsOf(text, reading, index).words.map(({ stems: [own = ""] }) => own);
  const keyOf = (text: string) => stemsIn(text).sort().join(" ");
  const wanted = new Set([...criteria.must, ...criteria.should].map(keyOf));
  const product = new Set(criteria.product ? stemsIn(criteria.product) : []);
  const isProduct = (key: string) => key.split(" ").every((stem) => product.has(stem));
  const both = new Set(criteria.wont.map(keyOf).filter((key) => key && (wanted.has(key) || isProduct(key))));
  if (both.size === 0) return { criteria, notes: [] };
  const isClear = (text: string) => !both.has(keyOf(text));
  const told = criteria.wont.filter((text) => !isClear(text));
  return {
    criteria: {
      ...criteria,
      must: criteria.must.filter(isClear),
      should: criteria.should.filter(isClear),
      wont: criteria.wont.filter(isClear),
    },
    notes: told.map((text) => `It both wants and rules out “${text}”, so we left that out.`),
  };
}
