import { errors } from "@opensearch-project/opensearch";
import { FACETS, type FacetName } from "../document.ts";
import type { KnownTotals } from "../inverted-index/statistics.ts";
import type { ClusterDocument, KeptDocument } from "./cluster-document.ts";
import { TOTALS } from "./cluster-queries.ts";
import type { SearchCluster } from "./search-cluster.ts";

/** The progress of an index, stored in it as a document. */
export interface IndexState {
  /** The database snapshot whose changes the index contains. */
  readonly seen: string;
  /** When this was last confirmed, by the database's clock. */
  readonly at: string;
  /** The position of the initial filling; null once it is complete. */
  readonly filling: { readonly kind: number; readonly after: number } | null;
}

/** A state with a number that distinguishes it from all others. */
export interface ReadState extends IndexState {
  readonly number: string;
}

/** The totals of all documents. */
export interface CountedTotals extends KnownTotals {
  readonly encoded: number;
}

/** The cluster's terms for words, stems, 4-grams and pairs. */
export type Terms = Readonly<Partial<Record<"words" | "stems" | "grams" | "pairs", Iterable<string>>>>;

/** The document frequency of each term; terms in no document are missing. */
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
  /** Counts by kind, if requested. */
  readonly byKind: readonly { readonly key: number; readonly doc_count: number }[];
  /** Counts by facet value, if requested. */
  readonly byFacet: readonly (readonly [FacetName, Counts])[];
  readonly words: Counts;
  readonly suggested: readonly string[];
}

/** A document to be written, or to be deleted without one. */
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
/** The maximum number of terms per request for frequencies. */
const TERMS = 5_000;

const linesOf = (lines: readonly unknown[]) => `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;

/** Reads and writes one index of a cluster, or the index behind an alias. */
export class ClusterStore {
  readonly name: string;
  readonly #cluster: SearchCluster;

  constructor(cluster: SearchCluster, name: string) {
    this.#cluster = cluster;
    this.name = name;
  }

  /** Returns the index's state; undefined if there is no such index. */
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

  /** Makes written documents visible to searches. */
  async refresh(): Promise<void> {
    await this.#ask("POST", "_refresh");
  }

  /** Writes and deletes documents; an older version of one never replaces a later one. */
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
      // A document to delete may already be gone, and an existing one may be a later version.
      .find(({ status }) => status >= 400 && status !== 404 && status !== 409);
    if (failed || !answer) throw new Error(`The cluster refused a record: ${failed?.error?.reason}`);
  }

  /** Deletes all documents of a kind except those of a later version. */
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

  /** Returns the document frequencies of terms. */
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

  /** Runs several searches and returns their results in order. */
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

  /** Returns undefined if there is no such index or document. */
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
