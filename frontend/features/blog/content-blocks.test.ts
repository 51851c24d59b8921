import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentBlocks } from "./content-blocks.ts";

describe("a post's text", () => {
  it("is headings, lists and paragraphs", () => {
    expect(contentBlocks("First.\n\n**The list**\n- one\n\n- two\nSecond.\r\n**not closed\n-three")).toEqual([
      { kind: "paragraph", line: 0, text: "First." },
      { kind: "heading", line: 2, text: "The list" },
      {
        kind: "list",
        line: 3,
        items: [
          { line: 3, text: "one" },
          { line: 5, text: "two" },
        ],
      },
      { kind: "paragraph", line: 6, text: "Second." },
      { kind: "paragraph", line: 7, text: "**not closed" },
      { kind: "list", line: 8, items: [{ line: 8, text: "three" }] },
    ]);
  });

  it("loses no word, whatever it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z<>&]{1,12}$/)), (lines) => {
        const shown = contentBlocks(lines.join("\n")).flatMap((block) =>
          block.kind === "list" ? block.items.map(({ text }) => text) : [block.text],
        );
        expect(shown).toEqual(lines);
      }),
    );
  });
});
