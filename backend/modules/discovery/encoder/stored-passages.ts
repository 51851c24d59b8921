import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { SearchDocument } from "../document.ts";
import { modelInUse } from "./model-in-use.ts";
import { encodedPassages, passagesIn } from "./passages.ts";

interface Row {
  readonly hash: Buffer;
  readonly vector: Buffer;
}

/** Returns the key of a stored passage, which depends on the model and on how its vectors are shortened. */
export function hashOf(text: string): Buffer {
  return createHash("sha256").update(`${modelInUse().name}\n${text}`).digest().subarray(0, 16);
}

/** Adds the stored passages to documents, in one statement. */
export async function withStoredPassages(
  em: EntityManager,
  documents: readonly SearchDocument[],
): Promise<SearchDocument[]> {
  const passages = documents.map(passagesIn);
  const vectors = await storedVectors(em, passages.flat());
  return documents.map((document, at) => ({
    ...document,
    passages: encodedPassages(passages[at] ?? [], (text) => vectors.get(text)),
  }));
}

/** Returns the vectors of those texts that have been encoded. */
export async function storedVectors(
  em: EntityManager,
  texts: readonly string[],
): Promise<Map<string, Int8Array>> {
  const byHash = new Map(texts.map((text) => [hashOf(text).toString("hex"), text]));
  if (byHash.size === 0) return new Map();
  const rows = await em.execute<Row[]>(
    `select p.hash, p.vector from unnest(?::text[]) as wanted (hash)
     join encoded_passages p on p.hash = decode(wanted.hash, 'hex')`,
    [`{${[...byHash.keys()].join(",")}}`],
  );
  return new Map(
    rows.map(({ hash, vector }) => [
      byHash.get(hash.toString("hex")) ?? "",
      new Int8Array(vector.buffer, vector.byteOffset, vector.length),
    ]),
  );
}

/** Stores vectors; other instances store identical ones. */
export async function storeVectors(
  em: EntityManager,
  vectors: ReadonlyMap<string, Int8Array>,
): Promise<void> {
  const rows = [...vectors].map(([text, vector]) => ({
    hash: hashOf(text).toString("hex"),
    vector: Buffer.from(vector).toString("hex"),
  }));
  await em.execute(
    `insert into encoded_passages (hash, vector)
     select decode(r ->> 'hash', 'hex'), decode(r ->> 'vector', 'hex') from json_array_elements(?::json) r
     order by 1 on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
