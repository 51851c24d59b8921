import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { markColors, markOf } from "./vendor-mark.pattern.ts";

describe("vendor marks", () => {
  it("takes the initials of the first two words, or two letters of the only one", () => {
    expect(markOf("Northpitch Labs GmbH").initials).toBe("NL");
    expect(markOf("hydraLine").initials).toBe("Hy");
    expect(markOf("Été-Sport").initials).toBe("ÉS");
    expect(markOf("").initials).toBe("?");
  });

  it("is the same for the same name and differs between names", () => {
    expect(markOf("Kelp & Sons")).toEqual(markOf("Kelp & Sons"));
    const drawn = ["Kelp & Sons", "Oakline Vision", "Gatefold Systems", "Fescue Metrics"].map(markOf);
    expect(new Set(drawn.map((mark) => JSON.stringify(mark))).size).toBe(4);
  });

  it.each(markColors)("white letters are readable on %s", (color) => {
    expect(contrast("#ffffff", color)).toBeGreaterThanOrEqual(4.5);
  });
});
