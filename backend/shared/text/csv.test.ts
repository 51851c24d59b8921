import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const write = (...texts: (string | number | null | boolean)[]) =>
  toCsv({ text: (text: string | number | null | boolean) => text }, texts);

describe("a CSV file", () => {
  it("quotes as RFC 4180 asks, with a heading and CRLF", () => {
    expect(write('He said "no"', "a,b", "two\nlines", "plain", "", null, 3, true)).toBe(
      '\ufefftext\r\n"He said ""no"""\r\n"a,b"\r\n"two\nlines"\r\nplain\r\n\r\n\r\n3\r\ntrue\r\n',
    );
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("https://evil.example","x")'])(
    "makes no formula of %j",
    (text) => {
      const [, [cell] = []] = parse(write(text), { bom: true }) as string[][];
      expect(cell).toBe(`'${text}`);
      const [[heading] = []] = parse(toCsv({ [text]: () => 1 }, [1]), { bom: true }) as string[][];
      expect(heading).toBe(`'${text}`);
    },
  );

  it("leaves numbers numbers", () => {
    expect(write(-3.5, 31.1e9)).toBe("\ufefftext\r\n-3.5\r\n31100000000\r\n");
  });

  it("begins with one byte order mark, which later pages lack", () => {
    const next = toCsv({ text: (text: string) => text }, ["é"], false);
    expect(next).toBe("é\r\n");
  });

  it("is a heading alone when there are no rows", () => {
    expect(write()).toBe("\ufefftext\r\n");
  });
});
