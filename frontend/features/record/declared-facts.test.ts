import { describe, expect, it } from "vitest";
import { declaredFacts, declaredJsonLd, type ShownFields } from "./declared-facts.ts";

const fields: ShownFields = {
  facts: { founded: "Founded", platforms: "Runs on" },
  jsonLd: {
    city: "address.addressLocality",
    country: "address.addressCountry",
    founded: "foundingDate",
  },
};

describe("declared facts", () => {
  it("are those that are known, as texts", () => {
    const shown = declaredFacts(fields, { city: "Oslo", founded: 1999, platforms: ["iOS", "Web"] });
    expect(shown).toEqual([
      ["Founded", "1999"],
      ["Runs on", "iOS, Web"],
    ]);
    expect(declaredFacts(fields, { founded: null, platforms: [] }).filter(Boolean)).toEqual([]);
  });

  it("are joined to the parts of structured data", () => {
    expect(declaredJsonLd(fields, { city: "Oslo", country: "Norway", founded: 1999 })).toEqual({
      address: { "@type": "PostalAddress", addressLocality: "Oslo", addressCountry: "Norway" },
      foundingDate: "1999",
    });
    expect(declaredJsonLd(fields, { city: "", country: null, founded: null })).toEqual({});
  });
});
