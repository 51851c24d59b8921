import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRows } from "./read.ts";

type Review = { title: string; reply?: { account?: string } };
type Solution = { title: string; vendor: string; tags: string[]; reviews: Review[] };

const data = new URL("./data/", import.meta.url).pathname;
const solutions = globSync("catalogue/solutions/*.json", { cwd: data }).flatMap((file) =>
  readRows<Solution>(file).map((solution) => ({ ...solution, category: file })),
);
const vendors = readRows<{ name: string; organization?: string }>("catalogue/vendors.json");
const organizations = readRows<{ name: string; members: { account: string }[] }>(
  "organizations/organizations.json",
);

/** The accounts that speak for a vendor; none while nobody has claimed it. */
function membersOf(vendor: string): string[] {
  const owner = vendors.find(({ name }) => name === vendor)?.organization;
  return organizations.find(({ name }) => name === owner)?.members.map(({ account }) => account) ?? [];
}

describe("the demo tells one story:", () => {
  it("a vendor answers reviews by its members, and one that nobody has claimed is silent", () => {
    const strangers = solutions.flatMap(({ vendor, reviews }) =>
      reviews.filter(({ reply }) => reply && !membersOf(vendor).includes(reply.account ?? "")),
    );
    expect(strangers.map(({ title }) => title)).toEqual([]);
  });

  it("messages and answers to requests come from members, or from administrators who say so", () => {
    const said = [
      ...readRows<{ account: string; vendor: string; messages: { account: string }[] }>(
        "conversations/conversations.json",
      ).flatMap(({ account, vendor, messages }) =>
        messages.map((message) => ({ vendor, by: message.account, asker: account })),
      ),
      ...readRows<{ account: string; vendors: { name: string; answers?: { account: string } }[] }>(
        "conversations/requests.json",
      ).flatMap(({ account, vendors: asked }) =>
        asked.flatMap(({ name, answers }) =>
          answers ? [{ vendor: name, by: answers.account, asker: account }] : [],
        ),
      ),
    ];
    const strangers = said.filter(
      ({ vendor, by, asker }) => ![asker, "admin", ...membersOf(vendor)].includes(by),
    );
    expect(strangers).toEqual([]);
  });

  it("what was awarded names its winner, a product and vendor of the catalog", () => {
    const awarded = readRows<{ outcome?: string; outcomeNote?: string }>("postings/postings.json").filter(
      ({ outcome }) => outcome === "awarded",
    );
    expect(awarded.length).toBeGreaterThan(0);
    for (const { outcomeNote = "" } of awarded)
      expect(
        solutions.some(({ title, vendor }) => outcomeNote.includes(title) && outcomeNote.includes(vendor)),
        outcomeNote,
      ).toBe(true);
  });

  it("open access leads to a text, at an address that is nobody's", () => {
    for (const { title, openAccess, fullTextUrl } of readRows<{
      title: string;
      openAccess: boolean;
      fullTextUrl?: string;
    }>("research/papers.json"))
      expect(/^https:\/\/[a-z-]+\.example\/papers\/\S+$/.test(fullTextUrl ?? ""), title).toBe(openAccess);
  });

  it("the kinds of wearables that are told apart share no tag", () => {
    const tagsOf = (name: string) => solutions.find(({ title }) => title === name)?.tags ?? [];
    const pod = tagsOf("Cairn One");
    expect(tagsOf("Cairn Indoor").some((tag) => pod.includes(tag))).toBe(true);
    for (const other of ["Mouthline", "Lanepod", "Sodiband", "Emberwick Base", "Cockpit Vitals"])
      expect(
        tagsOf(other).filter((tag) => pod.includes(tag)),
        other,
      ).toEqual([]);
  });

  it("what products of a category share is what they are, not how they are delivered or where they stand", () => {
    const elsewhere = ["booking", "dashboards", "education", "hamstring", "rental", "safety", "students"];
    const misleading = solutions.flatMap(({ title, category, tags }) =>
      solutions
        .filter((other) => other.category === category && other.title !== title)
        .flatMap((other) => elsewhere.filter((tag) => tags.includes(tag) && other.tags.includes(tag)))
        .map((tag) => `${title}: ${tag}`),
    );
    expect(misleading).toEqual([]);
  });

  it("a product has alternatives where the catalog has more of its kind", () => {
    const tagsOf = (name: string) => solutions.find(({ title }) => title === name)?.tags ?? [];
    for (const [one, other] of [
      ["Egress Twin", "Concourse Count"],
      ["Dunmarrow Hub", "Daysheet"],
      ["Drillpath", "Weekboard"],
      ["Lane Order", "Bracket Desk"],
      ["Touchline Log", "Bramwick Chart"],
      ["Bexhold", "Hopframe"],
      ["Kids Row", "Salt Points"],
    ] as const)
      expect(
        tagsOf(one).some((tag) => tagsOf(other).includes(tag)),
        one,
      ).toBe(true);
  });
});
