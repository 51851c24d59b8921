import { errors } from "@opensearch-project/opensearch";
import { FACETS, type FacetName } from "../document.ts";
import type { KnownTotals } from "../inverted-index/statistics.ts";
import type { ClusterDocument, KeptDocument } from "./cluster-document.ts";
import { TOTALS } from "./cluster-queries.ts";
import type { SearchCluster } from "./search-cluster.ts";

/** How far an index of the cluster is; it is kept as a document of it. */
export interface IndexState {
  /** The snapshot of the database whose changes are in it. */
  readonly seen: string;
  /** When it was last known to be so, by the database's clock. */
  readonly at: string;
  /** Where filling it for the first time is; null once it is filled. */
  readonly filling: { readonly kind: number; readonly after: number } | null;
}

/** A state, and what tells it from all others. */
export interface ReadState extends IndexState {
  readonly number: string;
}

/** What is counted over all documents. */
export interface CountedTotals extends KnownTotals {
  readonly encoded: number;
}

/** Words, stems, 4-grams and pairs as the cluster knows them. */
export type Terms = Readonly<Partial<Record<"words" | "stems" | "grams" | "pairs", Iterable<string>>>>;

/** In how many documents each of them stands; those in none are missing. */
export type Frequencies = Readonly<Record<keyof Terms, ReadonlyMap<string, number>>>;

export interface Hit {
  readonly key: string;
  readonly score: number;
  readonly document: KeptDocument;
}

type Counts = readonly { readonly key: string; readonly doc_count: number }[];

export interface Hits {
  readonly hits: readonly Hit[];
  readonly most: number;
  /** Counts by kind, where they were asked for. */
  readonly byKind: readonly { readonly key: number; readonly doc_count: number }[];
  /** Counts by the values of facets, where they were asked for. */
  readonly byFacet: readonly (readonly [FacetName, Counts])[];
  readonly words: Counts;
  readonly suggested: readonly string[];
}

/** What has become of a document: put, or gone. */
export interface Written {
  readonly key: string;
  readonly document: ClusterDocument | undefined;
}

interface Response {
  readonly hits?: {
    readonly max_score?: number | null;
    readonly hits: {
      readonly _id: string;
      readonly _score?: number | null;
      readonly _source?: KeptDocument;
    }[];
  };
  readonly aggregations?: {
    readonly kinds?: { readonly counted: { readonly buckets: Hits["byKind"] } };
    readonly words?: { readonly buckets: Counts };
  } & Partial<Record<FacetName, { readonly counted: { readonly buckets: Counts } }>>;
  readonly suggest?: Readonly<Record<string, { readonly options: { readonly text: string }[] }[]>>;
  readonly error?: { readonly reason?: string; readonly type?: string };
  readonly status?: number;
}

const STATE = "state";
const TYPE = "application/json";
/** The cluster answers with what it knows of so many terms at a time. */
const TERMS = 5_000;

const linesOf = (lines: readonly unknown[]) => `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;

/** Reads and writes one index of a cluster, or what stands behind an alias. */
export class ClusterStore {
  readonly name: string;
  readonly #cluster: SearchCluster;

  constructor(cluster: SearchCluster, name: string) {
    this.#cluster = cluster;
    this.name = name;
  }

  /** How far it is; undefined if there is no such index. */
  async state(): Promise<ReadState | undefined> {
    const found = await this.#ask<{ _source: { state: IndexState }; _seq_no: number; _index: string }>(
      "GET",
      `_doc/${STATE}`,
    );
    return found && { ...found._source.state, number: `${found._index} ${found._seq_no}` };
  }

  async setState(state: IndexState): Promise<void> {
    await this.#ask("PUT", `_doc/${STATE}?require_alias=true`, { state });
  }

  /** Shows searches what was written. */
  async refresh(): Promise<void> {
    await this.#ask("POST", "_refresh");
  }

  /** Writes what has become of documents; an older reading of one never replaces a later one. */
  async write(changes: readonly Written[], version: string): Promise<void> {
    const at = { version: Number(version), version_type: "external_gte", require_alias: true };
    const lines: object[] = changes.flatMap<object>(({ key, document }) =>
      document ? [{ index: { _id: key, ...at } }, document] : [{ delete: { _id: key, ...at } }],
    );
    if (lines.length === 0) return;
    const answer = await this.#ask<{
      errors: boolean;
      items: Record<string, { status: number; error?: { reason?: string } }>[];
    }>("POST", "_bulk", linesOf(lines));
    const failed = (answer?.errors ? answer.items : [])
      .flatMap((item) => Object.values(item))
      // What isn't there needn't go, and what is there may be later.
      .find(({ status }) => status >= 400 && status !== 404 && status !== 409);
    if (failed || !answer) throw new Error(`The cluster refused a record: ${failed?.error?.reason}`);
  }

  /** Deletes all documents of a kind, but those of a later reading. */
  async deleteKind(kind: number, version: string): Promise<void> {
    const body = { size: 5_000, _source: false, query: { term: { kind } }, sort: ["_doc"] };
    for (let before = ""; ; ) {
      const found = await this.#ask<Response>("POST", "_search", body);
      const keys = (found?.hits?.hits ?? []).map(({ _id: key }) => key);
      if (keys.length === 0 || keys.join() === before) return;
      before = keys.join();
      await this.write(
        keys.map((key) => ({ key, document: undefined })),
        version,
      );
      await this.refresh();
    }
  }

  async totals(): Promise<CountedTotals> {
    const found = await this.#ask<{ aggregations: Record<string, { value?: number; doc_count?: number }> }>(
      "POST",
      "_search?request_cache=true",
      TOTALS,
    );
    const sumOf = (name: string) => found?.aggregations[name]?.value ?? 0;
    return {
      documents: sumOf("documents"),
      encoded: found?.aggregations.encoded?.doc_count ?? 0,
      totals: {
        length: sumOf("length"),
        grams: sumOf("gramCount"),
        pairs: sumOf("pairCount"),
        sentences: sumOf("sentenceCount"),
        words: sumOf("wordCount"),
      },
    };
  }

  /** In how many documents terms stand. */
  async frequencies(terms: Terms): Promise<Frequencies> {
    const found = { words: new Map(), stems: new Map(), grams: new Map(), pairs: new Map() } as Record<
      keyof Terms,
      Map<string, number>
    >;
    for (const [field, values] of Object.entries(terms) as [keyof Terms, Iterable<string>][]) {
      const all = [...new Set(values)];
      for (let start = 0; start < all.length; start += TERMS) {
        const some = all.slice(start, start + TERMS);
        const answer = await this.#ask<{
          term_vectors: Record<string, { terms: Record<string, { doc_freq?: number }> }>;
        }>("POST", "_termvectors", {
          doc: { [field]: field === "stems" ? some.join(" ") : some },
          term_statistics: true,
          field_statistics: false,
          positions: false,
          offsets: false,
          payloads: false,
        });
        for (const [term, { doc_freq: count }] of Object.entries(answer?.term_vectors[field]?.terms ?? {})) {
          if (count) found[field].set(term, count);
        }
      }
    }
    return found;
  }

  /** Answers several searches, in their order. */
  async search(bodies: readonly object[]): Promise<Hits[]> {
    const answer = await this.#ask<{ responses: Response[] }>(
      "POST",
      "_msearch",
      linesOf(bodies.flatMap((body) => [{}, body])),
    );
    return bodies.map((_, at) => {
      const { hits, aggregations, suggest, error, status } = answer?.responses[at] ?? {};
      if (error && status !== 404) throw new Error(`The cluster refused a search: ${error.reason}`);
      return {
        hits: (hits?.hits ?? []).flatMap(({ _id: key, _score: score, _source: document }) =>
          document ? [{ key, document, score: score ?? 0 }] : [],
        ),
        most: hits?.max_score ?? 0,
        byKind: aggregations?.kinds?.counted.buckets ?? [],
        byFacet: FACETS.map((name) => [name, aggregations?.[name]?.counted.buckets ?? []] as const),
        words: aggregations?.words?.buckets ?? [],
        suggested: Object.values(suggest ?? {}).flatMap((entries) =>
          entries.flatMap(({ options }) => options.map(({ text }) => text)),
        ),
      };
    });
  }

  /** Undefined if there is no such index, or no such document. */
  async #ask<Body>(method: string, path: string, body?: object | string): Promise<Body | undefined> {
    try {
      const { body: answer } = await this.#cluster.ask((client) =>
        client.transport.request(
          { method, path: `/${this.name}/${path}`, body },
          { headers: { "content-type": typeof body === "string" ? "application/x-ndjson" : TYPE } },
        ),
      );
      return answer as Body;
    } catch (error) {
      if (error instanceof errors.ResponseError && error.statusCode === 404) return undefined;
      throw error;
    }
  }
}
