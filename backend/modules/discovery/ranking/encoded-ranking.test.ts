import { expect, it } from "vitest";
import { ownSets } from "../../../../tools/evaluation/own-sets.ts";
import { DiscoveryIndex, keyOf } from "../discovery-index.ts";
import type { SearchDocument } from "../document.ts";
import { BUILT_IN } from "../encoder/model-in-use.ts";
import { encodedPassages, passagesIn, sentencesIn, sumOf } from "../encoder/passages.ts";
import { encodedQuery } from "../encoder/query-encoding.ts";
import { seeded } from "../evaluation/random.ts";
import { wordsOf } from "../text/words.ts";
import type { Share } from "./combine.ts";

/** Stands for the encoder, which takes seconds: sentences are near each other that have words in common. */
const vectorOf = (text: string) => {
  const sum = new Int8Array(wordsOf(text).length * BUILT_IN.size);
  wordsOf(text).forEach((word, at) => {
    const next = seeded([...word.text].reduce((hash, letter) => hash * 31 + letter.charCodeAt(0), 7));
    for (let place = 0; place < BUILT_IN.size; place++) sum[at * BUILT_IN.size + place] = next() * 255 - 127;
  });
  return sumOf(sum);
};
const encoded = (document: SearchDocument) => ({
  ...document,
  passages: encodedPassages(passagesIn(document), vectorOf),
});
const totalOf = (shares: readonly Share[] = []) =>
  shares.reduce((sum, { contribution }) => sum + contribution, 0);

const [set] = ownSets();
if (!set) throw new Error("There is no judged set.");
const documents = set.corpus.map(
  ({ id, title, description }): SearchDocument => ({
    key: id,
    kind: 0,
    fields: { title, body: description },
  }),
);
const withoutSentence = (document: SearchDocument, sentence: string): SearchDocument => ({
  ...document,
  fields: { ...document.fields, body: String(document.fields.body).replace(sentence, "") },
});

it("quotes only what lowers the score, also with an encoder, for all judged briefs", async () => {
  const index = new DiscoveryIndex(1);
  index.put(documents.map(encoded));
  let [quoted, all] = [0, 0];
  for (const { text } of set.queries) {
    const reading = index.read(text, new Set([0]), { encoded: encodedQuery(vectorOf(text)) });
    for (const { candidate, score } of reading.ranked.slice(0, 3)) {
      const document = documents.find(({ key }) => key === keyOf(candidate));
      if (!document) throw new Error(`${keyOf(candidate)} is not in the set.`);
      const sentences = sentencesIn(String(document.fields.body));
      const versions = [document, ...sentences.map((sentence) => withoutSentence(document, sentence))];
      const [whole, ...rest] = reading.compare(versions);
      // The record itself is worth what its rank says: its sentences are found again.
      expect(totalOf(whole)).toBeCloseTo(score, 6);
      expect(whole?.map(({ name }) => name)).toEqual(expect.arrayContaining(["passage", "whole"]));
      all++;
      if (Math.min(...rest.map(totalOf)) < totalOf(whole)) quoted++;
      const wholeOf = (shares: readonly Share[] | undefined) =>
        shares?.find(({ name }) => name === "whole")?.value;
      expect(rest.some((shares) => wholeOf(shares) !== wholeOf(whole))).toBe(true);
    }
  }
  expect(quoted).toBe(all);
});

it("ranks without the encoder as long as fewer than half of the documents are encoded", async () => {
  const named = (index: DiscoveryIndex, text: string) =>
    index
      .read(text, new Set([0]), { encoded: encodedQuery(vectorOf(text)) })
      .ranked.map(({ candidate }) => keyOf(candidate));
  const make = async (share: number) => {
    const index = new DiscoveryIndex(1);
    index.put(
      documents.map((document, at) => (at < share * documents.length ? encoded(document) : document)),
    );
    return index;
  };
  const [none, few, most] = await Promise.all([make(0), make(0.3), make(0.8)]);
  const text = "tell who will be injured soon";
  expect(named(few, text)).toEqual(named(none, text));
  expect(named(most, text)).not.toEqual(named(none, text));
  expect([none.isEncoded, few.isEncoded, most.isEncoded]).toEqual([false, false, true]);
});

it("compares what is left of a record, also where none of that was encoded", () => {
  const index = new DiscoveryIndex(1);
  index.put(documents.map(encoded));
  const text = "tell who will be injured soon";
  const { compare } = index.read(text, new Set([0]), { encoded: encodedQuery(vectorOf(text)) });
  const key = documents[0]?.key ?? "";
  const [shares] = compare([{ key, kind: 0, fields: { title: "", features: ["Said of nobody before"] } }]);
  expect(shares?.find(({ name }) => name === "lexical")?.value).toBe(0);
});
