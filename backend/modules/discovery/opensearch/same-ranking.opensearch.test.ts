import { afterAll, beforeAll, expect, it } from "vitest";
import { ownSets } from "../../../../scripts/evaluation/own-sets.ts";
import { sharedSearchNode } from "../../../../scripts/search-node/start.ts";
import { DiscoveryIndex, keyOf, type SearchOptions } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import { BUILT_IN } from "../encoder/model-in-use.ts";
import { encodedPassages, passagesIn, sumOf } from "../encoder/passages.ts";
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

/** Stands for the encoder, which takes minutes: texts are near each other that have words in common. */
const vectorOf = (text: string) => {
  const words = wordsOf(text);
  const sum = new Int8Array(words.length * BUILT_IN.size);
  words.forEach((word, at) => {
    const next = seeded([...word.text].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7));
    for (let place = 0; place < BUILT_IN.size; place++) sum[at * BUILT_IN.size + place] = next() * 255 - 127;
  });
  return sumOf(sum);
};

it.each(ownSets().map((set) => [set.name, set] as const))(
  "ranks as the index in memory does: %s",
  async (name, { corpus, queries }) => {
    const documents = corpus.map(({ id, title, description, integrations = [] }): SearchDocument => {
      const document = { key: id, kind: 0, fields: { title, body: description, integrations } };
      return { ...document, passages: encodedPassages(passagesIn(document), vectorOf) };
    });
    const memory = new DiscoveryIndex(1);
    memory.put(documents);
    const indexes = new ClusterIndexes(cluster, `ranking-${name.replaceAll(/\W+/g, "-").toLowerCase()}`);
    const { live: store } = indexes;
    await indexes.create(store, { seen: "1:1:", at: "", filling: null });
    const changes = [...clusterDocuments(documents)].map(([key, document]) => ({ key, document }));
    for (let start = 0; start < changes.length; start += 500)
      await store.write(changes.slice(start, start + 500), "1");
    await store.refresh();
    const totals = await store.totals();
    expect(totals.totals).toEqual(memory.statistics.totals);
    const partial = () =>
      new PartialIndex({
        ...{ store, totals, isEncoded: true, kindCount: 1, changed: [] },
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
