import type { Context } from "../../../shared/context.ts";
import { InvalidInputError } from "../../../shared/errors.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import { type DiscoveryIndex, keyOf } from "../discovery-index.ts";
import { searchEngineOf } from "../engine/engine-of.ts";
import { keyOfRecord, readRecords, recordOfKey } from "../live/sources.ts";
import { Synonyms } from "../ranking/synonyms.ts";
import { idsByKind } from "../search/ids-by-kind.ts";
import { MAX_TEXT } from "../search/search.rules.ts";
import { readSynonyms } from "./read-synonyms.ts";
import { readSynonym } from "./synonym.service.ts";
import type { SearchSynonymInput, SynonymPreview } from "./synonym.types.ts";

/** The number of titles returned. */
const SHOWN = 5;

/**
 * Returns what a search finds without and with a synonym, in addition to the active ones.
 * @param id the saved synonym that it would replace.
 * @throws InvalidInputError at the text or a term.
 */
export async function previewSynonym(
  { em }: Context,
  text: string,
  input: SearchSynonymInput,
  id?: string | null,
): Promise<SynonymPreview> {
  const wanted = text.trim();
  if (!wanted || wanted.length > MAX_TEXT) {
    const message = `Enter 1 to ${MAX_TEXT} characters to search for.`;
    throw new InvalidInputError(message, { text: message });
  }
  const synonym = await readSynonym(input);
  const engine = searchEngineOf(em);
  const catalog = await engine.current(em);
  const replaced = id ? parseId(id) : undefined;
  const others = (await readSynonyms(em)).filter((one) => one.id !== replaced);
  const index = await catalog.about([wanted, synonym.term, synonym.means]);
  const without = await found(index, wanted, others);
  const withIt = await found(index, wanted, [...others, synonym]);
  const titles = await titlesOf(em, [...without.keys, ...withIt.keys]);
  const sampleOf = ({ totalCount, keys }: typeof without) => ({
    totalCount,
    titles: keys.flatMap((key) => titles.get(key) ?? []),
  });
  return {
    text: wanted,
    without: sampleOf(without),
    with: sampleOf(withIt),
    isComplete: engine.isComplete,
  };
}

async function found(index: DiscoveryIndex, text: string, pairs: ConstructorParameters<typeof Synonyms>[0]) {
  const options = { synonyms: new Synonyms(pairs) };
  await index.gather(text, options);
  const { ranked, byKind } = index.search(text, options);
  return {
    totalCount: byKind.reduce((sum, count) => sum + count, 0),
    keys: ranked.slice(0, SHOWN).map(({ candidate }) => keyOf(candidate)),
  };
}

async function titlesOf(em: Context["em"], keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await readRecords(em, idsByKind([...new Set(keys)].map(recordOfKey)));
  return new Map(rows.map((row) => [keyOfRecord(row.kind, row.id), row.title]));
}
