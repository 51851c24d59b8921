import { openOrm } from "../../backend/database/orm.ts";
import { BriefInput } from "../../backend/modules/discovery/briefs/brief.types.ts";
import { briefWords } from "../../backend/modules/discovery/briefs/reading/brief-words.ts";
import { understandBrief } from "../../backend/modules/discovery/briefs/reading/understand-brief.ts";
import { type DiscoveryIndex, keyOf } from "../../backend/modules/discovery/discovery-index.ts";
import type { SearchDocument } from "../../backend/modules/discovery/document.ts";
import { type EncodedQuery, encodeQuery } from "../../backend/modules/discovery/encoder/query-encoding.ts";
import { withStoredPassages } from "../../backend/modules/discovery/encoder/stored-passages.ts";
import { WholeIndex } from "../../backend/modules/discovery/evaluation/whole-index.ts";
import { documentOf, readRecordsAfter } from "../../backend/modules/discovery/live/sources.ts";
import { clusterDocuments } from "../../backend/modules/discovery/opensearch/cluster-document.ts";
import { ClusterIndexes } from "../../backend/modules/discovery/opensearch/cluster-indexes.ts";
import { PartialIndex } from "../../backend/modules/discovery/opensearch/partial-index.ts";
import { SearchCluster } from "../../backend/modules/discovery/opensearch/search-cluster.ts";
import { Synonyms } from "../../backend/modules/discovery/ranking/synonyms.ts";
import type { Encoding } from "./encoding.ts";
import { sportNames } from "./own-sets.ts";

/** So many of the best are looked for among the candidates. */
const FIRST = 10;
/** How many documents are put or written at a time. */
const PAGE = 500;

/** Of the best of all documents, the share that each engine has among its candidates. */
export interface CandidateRecall {
  readonly memory: number;
  readonly cluster: number | undefined;
}

/**
 * Measures what the candidates of briefs leave out of the first ten that a ranking of everything would have.
 * @param searchUrl the address of an OpenSearch cluster, where its candidates are measured too.
 */
export async function candidateRecall(
  documents: readonly SearchDocument[],
  texts: readonly string[],
  {
    encoding,
    searchUrl,
  }: { readonly encoding: Encoding | undefined; readonly searchUrl: string | undefined },
): Promise<CandidateRecall> {
  const index = new WholeIndex(1);
  for (let start = 0; start < documents.length; start += PAGE)
    index.put(documents.slice(start, start + PAGE));
  const cluster = searchUrl ? await inCluster(documents, searchUrl) : undefined;
  const sports = sportNames();
  let [wanted, inMemory, elsewhere] = [0, 0, 0];
  try {
    for (const written of texts) {
      const input = Object.assign(new BriefInput(), { text: written });
      const { text, criteria } = understandBrief(input, { sports, rates: [] });
      const words = briefWords(text, criteria);
      const encoded = encoding && (await encodeQuery(encoding, words));
      const best = index.bestOfAll(words, { encoded }, FIRST);
      const candidatesOf = (one: DiscoveryIndex) =>
        new Set(one.read(words, new Set([0]), { encoded }).ranked.map(({ candidate }) => keyOf(candidate)));
      const amongOf = (keys: ReadonlySet<string>) => best.filter((key) => keys.has(key)).length;
      wanted += best.length;
      inMemory += amongOf(candidatesOf(index));
      if (cluster) elsewhere += amongOf(candidatesOf(await cluster.about(words, encoded)));
    }
  } finally {
    await cluster?.close();
  }
  const shareOf = (found: number) => found / (wanted || 1);
  return { memory: shareOf(inMemory), cluster: cluster && shareOf(elsewhere) };
}

/** The solutions of a catalog as it is searched, with what is encoded of them. */
export async function catalogDocuments(url: string): Promise<SearchDocument[]> {
  const orm = await openOrm({ url, poolSize: 1 });
  try {
    const em = orm.em.fork();
    const documents: SearchDocument[] = [];
    for (let last = 0; ; ) {
      const rows = await readRecordsAfter(em, "solution", last, PAGE);
      documents.push(...(await withStoredPassages(em, rows.map(documentOf))));
      last = rows.at(-1)?.id ?? last;
      if (rows.length < PAGE) return documents;
    }
  } finally {
    await orm.close(true);
  }
}

/** The documents in an index of a cluster, this process's own, which is deleted with the end of its use. */
async function inCluster(documents: readonly SearchDocument[], url: string) {
  const cluster = new SearchCluster([url], { timeout: 60_000 });
  const indexes = new ClusterIndexes(cluster, `evaluation-${process.pid}`);
  const { live: store } = indexes;
  const close = async () => {
    for (const path of [`/${store.name}-made-*`, `/_index_template/${store.name}`])
      await cluster.ask((client) => client.transport.request({ method: "DELETE", path }));
    await cluster.close();
  };
  await indexes.create(store, { seen: "1:1:", at: "", filling: null });
  for (let start = 0; start < documents.length; start += PAGE) {
    const made = clusterDocuments(documents.slice(start, start + PAGE));
    await store.write(
      [...made].map(([key, document]) => ({ key, document })),
      "1",
    );
  }
  await store.refresh();
  const totals = await store.totals();
  const about = async (text: string, encoded: EncodedQuery | undefined) => {
    const index = await new PartialIndex({
      store,
      totals,
      isEncoded: totals.encoded > 0,
      kindCount: 1,
      changed: [],
      synonyms: new Synonyms([]),
      except: { keys: [], kinds: [] },
    }).about([text]);
    await index.gather(text, { kinds: new Set([0]), byMeaning: true, encoded });
    return index;
  };
  return { about, close };
}
