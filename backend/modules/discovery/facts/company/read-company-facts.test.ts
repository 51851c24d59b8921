import { describe, expect, it } from "vitest";
import { readCompanyFacts } from "./read-company-facts.ts";

const TODAY = new Date("2026-06-01");
const read = (text: string, name = "Strideline") =>
  readCompanyFacts(text, name, ["Insole One"], TODAY).map(({ field, label }) => `${field}: ${label}`);

describe("a company's own text", () => {
  it.each([
    ["Strideline was founded in 2015.", ["foundedYear: 2015"]],
    ["Founded in March 2015, Strideline makes insoles.", ["foundedYear: 2015"]],
    ["We've helped runners since our founding in 2015.", ["foundedYear: 2015"]],
    [
      "Strideline is a sports technology company founded in 2019 and based in Oslo, Norway.",
      ["foundedYear: 2019", "country: Oslo, Norway"],
    ],
    ["We're headquartered in Kigali, Rwanda, with an office in Nairobi.", ["country: Kigali, Rwanda"]],
    [
      "Strideline was founded in 2014 and is headquartered in Lehi, Utah.",
      ["foundedYear: 2014", "country: Lehi, United States"],
    ],
    ["Strideline is a Boston-based startup.", ["country: Boston, United States"]],
    ["The company is based in Portland, Maine.", ["country: Portland, United States"]],
    ["Based in Hong Kong, we build cameras for courts.", ["country: Hong Kong"]],
    ["We are a team of 24 people.", ["headcountBand: 11 to 50 people"]],
    ["Strideline has more than 900 employees.", ["headcountBand: More than 500 people"]],
    ["We're a 12-person team in Lyon.", ["headcountBand: 11 to 50 people"]],
    ["We are fully bootstrapped.", ["stage: Bootstrapped"]],
    ["Strideline is a seed-stage company.", ["stage: Seed"]],
    ["Strideline (NASDAQ: STRD) makes insoles.", ["stage: Public company"]],
    ["Strideline was acquired by Northwind Group in 2023.", ["stage: Acquired"]],
    [
      "Trusted by Ajax, FC Porto and the San Antonio Spurs.",
      ["customers: Ajax", "customers: FC Porto", "customers: San Antonio Spurs"],
    ],
    [
      "Our customers include clubs such as Ajax and Rosenborg BK, and many more.",
      ["customers: Ajax", "customers: Rosenborg BK"],
    ],
    ["The platform is used by UEFA, World Rugby and NBA teams.", ["customers: UEFA"]],
    [
      "The app is available in English, Spanish and German.",
      ["languages: English", "languages: Spanish", "languages: German"],
    ],
    [
      "Our vests are FIFA Quality certified and CE marked.",
      ["certifications: CE marking", "certifications: FIFA Quality Programme"],
    ],
    ["We are ISO 27001 and ISO 9001 certified.", ["certifications: ISO 9001", "certifications: ISO 27001"]],
    ["The device is approved by World Rugby.", ["certifications: World Rugby"]],
    ["Strideline has achieved SOC 2 Type II certification.", ["certifications: SOC 2"]],
    ["Insole One is CE marked.", ["certifications: CE marking"]],
    ["Our frames are UCI approved.", ["certifications: UCI"]],
    [
      "Strideline raised a $4.2M seed round in March 2024 led by Northwind Ventures with participation from Alma Lopes and Second Half Capital.",
      [
        "stage: Seed",
        "funding: Seed, March 2024, $4,200,000, from Northwind Ventures, Alma Lopes, Second Half Capital",
      ],
    ],
    [
      "In 2022 we closed a Series A of €12 million.",
      ["stage: Series A", "funding: Series A, 2022, €12,000,000"],
    ],
    [
      "We raised over $20M in Series B funding in 2021.",
      ["stage: Series B or later", "funding: Series B, 2021"],
    ],
    ["We have raised a Series A.", ["stage: Series A"]],
  ])("%s", (text, facts) => {
    expect(read(text)).toEqual(facts);
  });

  it("calls the company by its name without the legal form, or by its first word", () => {
    expect(read("Veloq was founded in 2011.", "Veloq Sports GmbH")).toEqual(["foundedYear: 2011"]);
    expect(read("World Cup balls were founded in 2011.", "World Balls")).toEqual([]);
    expect(read("C++ (Sport) was founded in 2011.", "C++ (Sport)")).toEqual(["foundedYear: 2011"]);
  });

  it("quotes the sentence", () => {
    const [fact] = readCompanyFacts(
      "We make insoles. We were founded in 2015. Run!",
      "Strideline",
      [],
      TODAY,
    );
    expect(fact).toMatchObject({ value: "2015", quote: "We were founded in 2015." });
  });
});

describe("no fact is", () => {
  it.each([
    "Since 2015 the league has used trackers.",
    "The club was founded in 1902 and is based in Berlin.",
    "Founded by former FIFA referees, we know offside.",
    "Our founder previously started Hurdlr, a company founded in 2009 and based in Boston.",
    "Founded in 1902, the club has won nine titles.",
    "Strideline wasn't founded in 2015.",
    "Strideline was founded in 2087.",
    "Compatible with ISO 27001 audited data centers.",
    "Our data centers are ISO 27001 certified.",
    "We aren't ISO 27001 certified.",
    "We are not yet CE marked.",
    "We will be FIFA Quality certified.",
    "We are working towards SOC 2 certification.",
    "Strideline helps companies get SOC 2 certified.",
    "Our coaches are World Athletics certified instructors.",
    "If we are ISO 9001 certified, clubs will buy.",
    "Are we ISO 9001 certified?",
    "It could be used by Ajax and FC Porto.",
    "Used by NBA and NFL teams.",
    "Used by coaches in Norway.",
    "Trusted by Fortune 500 companies.",
    "Trusted by 150 customers and partners, including Ajax.",
    "Used by Stanford researchers.",
    "Agencies request data from customers like Ajax.",
    "Our competitors are used by Ajax.",
    "We serve clubs based in London.",
    "We are a remote team based in Europe.",
    "We are based in London and New York.",
    "For teams of 12 people.",
    "Our team of 12 engineers builds it.",
    "Companies with 50 employees use it.",
    "We have over 60 employees.",
    "We are raising a $4M seed round in 2025.",
    "We plan to have raised a $4M seed round in 2025.",
    "Northwind Ventures raised a $90M Series A in 2022.",
    "We bootstrapped to a million before that.",
    "Learn English, Spanish and German.",
    "The support in Germany is great.",
    "Hand-written in Python and English literature.",
  ])("read from: %s", (text) => {
    expect(read(text)).toEqual([]);
  });

  it("stated twice in different words", () => {
    expect(read("Strideline was founded in 2015. We were founded in 2017.")).toEqual([]);
    expect(read("Strideline is based in Oslo. The company is based in Paris.")).toEqual([]);
    expect(read("We are bootstrapped. We have raised a Series A.")).toEqual([]);
    expect(read("Strideline is based in Norway. Strideline is headquartered in Oslo.")).toEqual([
      "country: Oslo, Norway",
    ]);
  });

  it("slow to look for in a long text without any", () => {
    const start = performance.now();
    for (const text of ["we ".repeat(1700), "A".repeat(5000), "used by Ab, ".repeat(400), "a, ".repeat(1700)])
      read(text);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
