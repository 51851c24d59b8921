import { describe, expect, it } from "vitest";
import { asPlainText, fromPlainText } from "./formula-text.ts";

describe("a text in a file", () => {
  it.each([
    "=1+1",
    "+49 30 1",
    "-5 kg",
    "@home",
    "\tindented",
    "\rreturned",
    "＝1",
    "'=1",
    "''=1",
    "'@",
    "'''-",
  ])("is no formula, and read back as it was: %j", (text) => {
    expect(asPlainText(text)).toBe(`'${text}`);
    expect(fromPlainText(asPlainText(text))).toBe(text);
  });

  it.each(["", "'", "''", "plain", "'90s kit", "a=1", "'quoted'", "1-2"])("stays as it is: %j", (text) => {
    expect(asPlainText(text)).toBe(text);
    expect(fromPlainText(text)).toBe(text);
  });
});
