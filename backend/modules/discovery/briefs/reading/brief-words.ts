import { sentencesOf } from "../../text/sentences.ts";
import type { Criteria } from "../brief.ts";
import { withoutAmounts } from "./budget.ts";
import { saysMore } from "./parse-brief.ts";
import { statementsIn } from "./statements.ts";

/** Matches sentences about who is asking. */
const ASKER =
  /^(?:(?:hi|hello|hey|dear|good)\b[^,.!]*[,.!]\s*)?(?:we|i)(?:\s+(?:are|am)|['’](?:re|m))\s+(?:an?|the)\b/i;
/** Matches words for any product, which don't say what is looked for. */
const THING = /\b(?:tool|app|software|system|solution|platform|product|device|vendor|provider)s?\b/gi;

/**
 * Returns the words that a brief is ranked by: without amounts, and if it makes demands, first what is left of
 * it without them, twice, since "must export CSV" says little about what is looked for.
 */
export function briefWords(text: string, criteria: Criteria): string {
  const words = withoutAmounts(text);
  const { must, integrations, budgetMax } = criteria;
  const isDemanding = must.length + integrations.length > 0 || budgetMax !== null;
  const need = isDemanding ? needOf(words, criteria) : "";
  return need && need !== words ? `${need}\n${need}\n${words}` : words;
}

/** Returns the sentences of a text that say what is looked for, without its demands and money. */
function needOf(text: string, { product }: Criteria): string {
  const demands = statementsIn(text).filter(
    ({ strength, text: said }) => strength === "must" && !(product && said.includes(product)),
  );
  const rest = demands.reduce((left, demand) => left.replace(demand.text, " "), text);
  return sentencesOf(rest)
    .map(({ start, end }) => rest.slice(start, end).trim())
    .filter((sentence) => saysMore(sentence.replace(THING, " ")) && !ASKER.test(sentence))
    .join(" ");
}
