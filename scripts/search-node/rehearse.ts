import { type Program, runNode } from "./run-node.ts";

const INDEX = {
  mappings: {
    properties: {
      text: { type: "text" },
      kind: { type: "keyword" },
      at: { type: "date" },
      vector: { type: "binary", doc_values: true },
    },
  },
};
const RECORD = { text: "a few words", kind: "a", at: "2026-01-01T00:00:00Z", vector: "AQID" };
const SEARCH = {
  query: {
    script_score: {
      query: {
        bool: {
          must: [
            { match: { text: "words" } },
            { match_phrase: { text: "a few" } },
            { prefix: { text: "wo" } },
          ],
          filter: [{ term: { kind: "a" } }, { range: { at: { gte: "2025-01-01" } } }],
          must_not: [{ term: { kind: "b" } }],
        },
      },
      script: { source: "_score + doc['vector'].value.length + params.bonus", params: { bonus: 1 } },
    },
  },
  sort: ["_score", { at: "desc" }],
  aggs: { kinds: { terms: { field: "kind" } } },
};
const BULK = [{ index: { _id: "1" } }, RECORD, { delete: { _id: "2" } }];

const REQUESTS: [method: string, path: string, body?: string][] = [
  ["GET", "/"],
  ["PUT", "/rehearsal", JSON.stringify(INDEX)],
  ["POST", "/rehearsal/_bulk?refresh=true", BULK.map((line) => `${JSON.stringify(line)}\n`).join("")],
  ["POST", "/rehearsal/_search", JSON.stringify(SEARCH)],
  ["POST", "/_aliases", JSON.stringify({ actions: [{ add: { index: "rehearsal", alias: "records" } }] })],
  ["GET", "/records/_doc/1"],
  ["GET", "/_cluster/health?wait_for_status=yellow"],
  ["DELETE", "/rehearsal"],
];

/** How long Java may take to write its class archive, in milliseconds. */
const ARCHIVING = 300_000;

/** Starts a node, performs what tests use, so that Java loads the classes for it, and stops the node. */
export async function rehearse(program: Program): Promise<void> {
  const node = await runNode(program, {});
  try {
    for (const [method, path, body] of REQUESTS) {
      const headers = { "Content-Type": "application/json" };
      const response = await fetch(new URL(path, node.url), { method, headers, body: body ?? null });
      if (!response.ok) throw new Error(`The search node answered ${path} with ${await response.text()}`);
    }
  } finally {
    await node.stop(ARCHIVING);
  }
}
