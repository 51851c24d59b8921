import { afterAll, beforeAll, expect, it } from "vitest";
import type { JudgedSet } from "../../../../tools/evaluation/judged-set.ts";
import { ownSets } from "../../../../tools/evaluation/own-sets.ts";
import { sharedSearchNode } from "../../../testing/servers/search-node.ts";
import { DiscoveryIndex, keyOf, type SearchOptions } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import { BUILT_IN } from "../encoder/model-in-use.ts";
import { encodedPassages, joined, passagesIn, sumOf } from "../encoder/passages.ts";
import { encodedQuery } from "../encoder/query-encoding.ts";
import { qualityOf } from "../evaluation/metrics.ts";
import { seeded } from "../evaluation/random.ts";
import { Synonyms } from "../ranking/synonyms.ts";
import { wordsOf } from "../text/words.ts";
import { clusterDocuments } from "./cluster-document.ts";
import { ClusterIndexes } from "./cluster-indexes.ts";
import { PartialIndex } from "./partial-index.ts";
import { SearchCluster } from "./search-cluster.ts";

let cluster: SearchCluster;
beforeAll(async () => {
  cluster = new SearchCluster([(await sharedSearchNode()).url]);
}, 600_000);
afterAll(() => cluster.close());

const wordVectors = new Map<string, Int8Array>();

/** The vector of a word: other words have others. */
function wordVectorOf(word: string): Int8Array {
  const known = wordVectors.get(word);
  if (known) return known;
  const next = seeded([...word].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7));
  const vector = Int8Array.from({ length: BUILT_IN.size }, () => next() * 255 - 127);
  wordVectors.set(word, vector);
  return vector;
}

/** Stands for the encoder, which takes minutes: texts are near each other that have words in common. */
const vectorOf = (text: string) => sumOf(joined(wordsOf(text).map((word) => wordVectorOf(word.text))));

/** How many of the known items are compared, which are 600 of one making. */
const SAMPLE = 60;

/** As many of the queries, drawn by a seed. */
function sampleOf<Query>(queries: readonly Query[]): Query[] {
  const next = seeded(SAMPLE);
  const drawn = queries.map((query) => ({ query, at: next() })).sort((a, b) => a.at - b.at);
  return drawn.slice(0, SAMPLE).map(({ query }) => query);
}

const indexed = new Map<string, ReturnType<typeof indexOf>>();

/** Both indexes of a set's texts, which several sets have in common. */
function indexesOf({ corpus }: JudgedSet): ReturnType<typeof indexOf> {
  const key = JSON.stringify(corpus);
  const known = indexed.get(key) ?? indexOf(corpus, `ranking-${indexed.size}`);
  indexed.set(key, known);
  return known;
}

async function indexOf(corpus: JudgedSet["corpus"], name: string) {
  const documents = corpus.map(({ id, title, description, integrations = [] }): SearchDocument => {
    const document = { key: id, kind: 0, fields: { title, body: description, integrations } };
    return { ...document, passages: encodedPassages(passagesIn(document), vectorOf) };
  });
  const memory = new DiscoveryIndex(1);
  memory.put(documents);
  const indexes = new ClusterIndexes(cluster, name);
  const { live: store } = indexes;
  await indexes.create(store, { seen: "1:1:", at: "", filling: null });
  const changes = [...clusterDocuments(documents)].map(([key, document]) => ({ key, document }));
  for (let start = 0; start < changes.length; start += 500)
    await store.write(changes.slice(start, start + 500), "1");
  await store.refresh();
  const totals = await store.totals();
  expect(totals.totals).toEqual(memory.statistics.totals);
  return { memory, store, totals };
}

it.each(ownSets().map((set) => [set.name, set] as const))(
  "ranks as the index in memory does: %s",
  async (name, set) => {
    const { memory, store, totals } = await indexesOf(set);
    const queries = name === "known items" ? sampleOf(set.queries) : set.queries;
    const partial = () =>
      new PartialIndex({
        store,
        totals,
        isEncoded: true,
        kindCount: 1,
        changed: [],
        synonyms: new Synonyms([]),
        except: { keys: [], kinds: [] },
      });
    let [same, all, difference] = [0, 0, 0];
    for (const { text, judgments } of queries) {
      const encoded = encodedQuery(vectorOf(text));
      for (const options of [{ byMeaning: true, encoded }, {}] satisfies SearchOptions[]) {
        const index = await partial().about([text]);
        await index.gather(text, options);
        const [one, other] = [memory, index].map((each) => each.search(text, options));
        const [ids, others] = [one, other].map((found) =>
          (found?.ranked ?? []).slice(0, 10).map(({ candidate }) => keyOf(candidate)),
        );
        all += ids?.length ?? 0;
        same += (ids ?? []).filter((id: string, at: number) => id === others?.[at]).length;
        const [count = 0, otherCount = 0] = [one?.byKind[0], other?.byKind[0]];
        // What says exactly half of what the best says may fall on either side.
        expect(Math.abs(count - otherCount)).toBeLessThanOrEqual(Math.max(1, 0.01 * count));
        difference += Math.abs(
          qualityOf(ids ?? [], judgments).ndcg - qualityOf(others ?? [], judgments).ndcg,
        );
      }
    }
    // Lucene keeps the lengths of texts in one byte, so that the last candidates by words may be others.
    expect(same / all).toBeGreaterThan(0.97);
    expect(difference / queries.length).toBeLessThan(0.005);
  },
  300_000,
);
