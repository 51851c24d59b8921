import { expect, it } from "vitest";
import { DiscoveryIndex } from "../discovery-index.ts";
import { pairOf } from "../inverted-index/statistics.ts";
import { stemOf } from "../text/stem.ts";

/** Words of letters alone, no two of one stem. */
const wordOf = (at: number) => `q${[...String(at)].map((digit) => "bcdfghjklm"[Number(digit)]).join("")}`;

it("gives no points for a pair whose number another pair shares", () => {
  const index = new DiscoveryIndex(1);
  const document = (key: string, body: string) => ({ key, kind: 0, fields: { title: "", body } });
  const words = Array.from({ length: 2_000 }, (_, at) => wordOf(at + 1_000));
  index.put(words.map((word) => document(word, word)));
  const stemIds = words.map((word) => index.vocabulary.findStem(stemOf(word)) ?? -1);
  const [first = 0, second = 0] = stemIds;
  const wanted = pairOf(first, second);
  const alike = stemIds
    .slice(2)
    .flatMap((one, at) =>
      stemIds.slice(2).map((other, place) => ({ one, other, pair: [words[at + 2], words[place + 2]] })),
    )
    .find(({ one, other }) => pairOf(one, other) === wanted)?.pair;
  index.put([document("alike", alike?.join(" ") ?? "")]);

  const { ranked } = index.search(`${words[0]} ${words[1]}. ${alike?.[0]}`, { byMeaning: true });
  const found = ranked.find(({ candidate }) => candidate.segment.keys.at(candidate.document) === "alike");

  expect(found?.features.pairs).toBe(0);
});
