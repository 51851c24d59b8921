import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentBlocks } from "./content-blocks.ts";

describe("a post's text", () => {
  it("is headings, lists and paragraphs", () => {
    expect(contentBlocks("First.\n\n**The list**\n- one\n\n- two\nSecond.\r\n**not closed\n-three")).toEqual([
      { kind: "paragraph", text: "First." },
      { kind: "heading", text: "The list" },
      { kind: "list", items: ["one", "two"] },
      { kind: "paragraph", text: "Second." },
      { kind: "paragraph", text: "**not closed" },
      { kind: "list", items: ["three"] },
    ]);
  });

  it("loses no word, whatever it holds", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z<>&]{1,12}$/)), (lines) => {
        const shown = contentBlocks(lines.join("\n")).flatMap((block) =>
          block.kind === "list" ? block.items : [block.text],
        );
        expect(shown).toEqual(lines);
      }),
    );
  });
});
