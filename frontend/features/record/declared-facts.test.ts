import { describe, expect, it } from "vitest";
import type { Fields } from "../../../backend/shared/fields/field.rules.ts";
import { declaredFacts, declaredJsonLd } from "./declared-facts.ts";

const fields = {
  city: { type: "text", absent: null, label: "City", jsonLd: "address.addressLocality" },
  country: { type: "text", absent: null, label: "Country", jsonLd: "address.addressCountry" },
  founded: { type: "smallint", absent: null, label: "Year", fact: "Founded", jsonLd: "foundingDate" },
  platforms: { type: "text[]", absent: [], label: "Platforms", fact: "Runs on" },
} as const satisfies Fields;

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
