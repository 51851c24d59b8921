import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { foldText } from "./fold-text.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

it.each([
  ["Société  Sportive Élan", "SOCIE\u0301TE\u0301 sportive\u00a0\u200bElan"],
  ["AT&T's", "AT&T\u2019S"],
  ["E\u2011Bike \u2013 pro", "e-bike - Pro"],
  ["27\u2033 screen", '27" SCREEN'],
  ["\uff27\uff30\uff33", "gps"],
  ["Fußball", "FUSSBALL"],
  ["ΟΔΥΣΣΕΥΣ", "οδυσσευς"],
  ["İstanbul", "istanbul"],
])("%s and %s are the same text", (one, other) => {
  expect(foldText(one)).toBe(foldText(other));
});

/** Letters that are newer than the database may be known to one of the two only. */
const isOld = (code: number) => code < 0xa700 || (code >= 0xf900 && code < 0x16000);

it("is what the database says, for every letter and sign", async () => {
  const signs = Array.from({ length: 0x1ffff }, (_, code) => code + 1).filter(
    (code) => isOld(code) && /[\p{L}\p{M}\p{P}\p{S}\p{Z}]/u.test(String.fromCodePoint(code)),
  );
  const rows = await app.database.orm.em
    .fork()
    .execute<{ code: number; folded: string }[]>(
      "select code, fold_text('a' || chr(code) || 'b') as folded from unnest(?::integer[]) code",
      [`{${signs.join(",")}}`],
    );
  const other = rows.filter(({ code, folded }) => foldText(`a${String.fromCodePoint(code)}b`) !== folded);
  expect(
    other.map(({ code, folded }) => [code.toString(16), foldText(`a${String.fromCodePoint(code)}b`), folded]),
  ).toEqual([]);
});
