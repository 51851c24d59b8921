import type { MikroORM } from "@mikro-orm/postgresql";
import { BriefInput } from "../../backend/modules/discovery/briefs/brief.types.ts";
import { withoutContradictions } from "../../backend/modules/discovery/briefs/judging/contradictions.ts";
import { judging } from "../../backend/modules/discovery/briefs/judging/judge.ts";
import { orderMatches } from "../../backend/modules/discovery/briefs/judging/order.ts";
import { briefWords } from "../../backend/modules/discovery/briefs/reading/brief-words.ts";
import {
  inEnglish,
  understandBrief,
} from "../../backend/modules/discovery/briefs/reading/understand-brief.ts";
import { DiscoveryIndex, keyOf } from "../../backend/modules/discovery/discovery-index.ts";
import type { SearchDocument } from "../../backend/modules/discovery/document.ts";
import { encodedPassages, passagesIn } from "../../backend/modules/discovery/encoder/passages.ts";
import { encodeQuery, queriedSentences } from "../../backend/modules/discovery/encoder/query-encoding.ts";
import { bm25 } from "../../backend/modules/discovery/evaluation/bm25-baseline.ts";
import { seeded } from "../../backend/modules/discovery/evaluation/random.ts";
import type { RecordFacts } from "../../backend/modules/discovery/live/facts.ts";
import { isUnknown } from "../../backend/modules/discovery/ranking/query.ts";
import type { Encoding } from "./encoding.ts";
import type { CorpusText, JudgedSet } from "./judged-set.ts";
import { sportNames } from "./own-sets.ts";

/** Answers a query with ids, the best first. */
export type System = (text: string) => Promise<readonly string[]> | readonly string[];

/** What the matcher is measured against, by name; the product's own way is `matcher`. */
export async function systemsFor(
  { corpus, queries }: JudgedSet,
  orm: MikroORM | undefined,
  encoding: Encoding | undefined,
): Promise<Record<string, System>> {
  const ids = corpus.map(({ id }) => id);
  const texts = corpus.map((text) => `${text.title}\n${bodyOf(text)}`);
  const lexical = bm25(texts);
  const next = seeded(1);
  await encoding?.learn([
    ...documentsOf(corpus).flatMap(passagesIn),
    ...queries.flatMap(({ text }) => queriedSentences(inEnglish(text).text)),
  ]);
  const popular = popularFirst(corpus);
  return {
    random: () =>
      ids
        .map((id) => ({ id, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ id }) => id),
    ...(popular ? { popularity: () => popular } : {}),
    substring: (text) => {
      const part = text.trim().toLowerCase();
      return ids.filter((_, at) => texts[at]?.toLowerCase().includes(part));
    },
    ...(orm ? { ts_rank: await tsRank(corpus, orm) } : {}),
    BM25: (text) => lexical(text).map((at) => ids[at] ?? ""),
    ...(encoding ? { "without encoder": await matcher(corpus, undefined) } : {}),
    matcher: await matcher(corpus, encoding),
    "with criteria": await briefMatcher(corpus, encoding),
  };
}

function popularFirst(corpus: readonly CorpusText[]): string[] | undefined {
  if (corpus.every(({ popularity }) => popularity === undefined)) return undefined;
  return [...corpus].sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0)).map(({ id }) => id);
}

function indexOf(corpus: readonly CorpusText[], encoding: Encoding | undefined): DiscoveryIndex {
  const index = new DiscoveryIndex(1);
  index.put(encodedDocuments(corpus, encoding));
  return index;
}

/** The texts of a set as an index takes them. */
export function encodedDocuments(
  corpus: readonly CorpusText[],
  encoding: Encoding | undefined,
): SearchDocument[] {
  return documentsOf(corpus).map((document) => ({
    ...document,
    passages: encoding && encodedPassages(passagesIn(document), (text) => encoding.vectorOf(text)),
  }));
}

async function matcher(corpus: readonly CorpusText[], encoding: Encoding | undefined): Promise<System> {
  const index = indexOf(corpus, encoding);
  return async (written) => {
    const { text } = inEnglish(written);
    const query = encoding && (await encodeQuery(encoding, text));
    const { ranked } = index.search(text, { byMeaning: true, encoded: query });
    return ranked.map(({ candidate }) => keyOf(candidate));
  };
}

/** As briefs are matched: with the criteria that they name, and an end where nothing fits any more. */
export async function briefMatcher(
  corpus: readonly CorpusText[],
  encoding: Encoding | undefined,
): Promise<System> {
  const index = indexOf(corpus, encoding);
  const facts = new Map(corpus.map((text, at) => [text.id, factsOf(text, at)]));
  const ids = corpus.map(({ id }) => id);
  const sports = sportNames();
  return async (written) => {
    const input = Object.assign(new BriefInput(), { text: written });
    const { text, criteria: asked } = understandBrief(input, { sports, rates: [] });
    const { criteria } = withoutContradictions(asked, index, index);
    const words = briefWords(text, asked);
    const encoded = encoding && (await encodeQuery(encoding, words));
    const reading = index.read(words, new Set([0]), { encoded });
    if (!index.isEncoded && reading.query.slots.every(isUnknown)) return [];
    const candidates = reading.ranked.flatMap((one) => {
      const of = facts.get(keyOf(one.candidate));
      return of ? [{ facts: of, shares: reading.sharesOf(one) }] : [];
    });
    const judge = judging(criteria, { reading, index, sports, rates: [] });
    const { matches } = orderMatches(candidates, judge, reading.strangeness);
    return matches.map((match) => ids[match.facts.id] ?? "");
  };
}

/** What criteria are judged by: where a text is all there is, what it says. */
function factsOf({ title, description, facts }: CorpusText, id: number): RecordFacts {
  return {
    kind: "solution",
    id,
    slug: "",
    title,
    body: description,
    owner: null,
    category: null,
    features: [],
    tags: [],
    integrations: [],
    sports: [],
    levels: [],
    priceBand: null,
    ...facts,
  };
}

function documentsOf(corpus: readonly CorpusText[]): SearchDocument[] {
  return corpus.map(({ id, title, description, integrations = [] }) => ({
    key: id,
    kind: 0,
    fields: { title, body: description, integrations },
  }));
}

/** All but the title, for those that know no fields. */
function bodyOf({ description, integrations = [] }: CorpusText): string {
  return [description, ...integrations].join("\n");
}

/** PostgreSQL's own ranking, where any word is enough and the title weighs more. */
async function tsRank(corpus: readonly CorpusText[], orm: MikroORM): Promise<System> {
  const em = orm.em.fork();
  await em.execute("drop table if exists evaluated_texts");
  await em.execute("create table evaluated_texts (id text primary key, words tsvector not null)");
  for (let start = 0; start < corpus.length; start += 500) {
    const rows = corpus
      .slice(start, start + 500)
      .map((text) => ({ id: text.id, title: text.title, description: bodyOf(text) }));
    await em.execute(
      `insert into evaluated_texts
       select r ->> 'id', setweight(to_tsvector('english', r ->> 'title'), 'A') || to_tsvector('english', r ->> 'description')
       from jsonb_array_elements(?::jsonb) r on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  }
  return async (text) => {
    const rows = await em.execute<{ id: string }[]>(
      `select id from evaluated_texts,
         cast(replace(plainto_tsquery('english', ?)::text, '&', '|') as tsquery) query
       where words @@ query order by ts_rank(words, query) desc, id limit 10`,
      [text],
    );
    return rows.map(({ id }) => id);
  };
}
