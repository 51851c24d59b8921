import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRows } from "./read.ts";

type Review = { title: string; reply?: { account?: string } };
type Solution = {
  title: string;
  vendor: string;
  description: string;
  pricing: string;
  priceBand: string;
  tags: string[];
  reviews: Review[];
};
type Post = { slug: string; content: string[]; comments: unknown[] };

const data = new URL("./data/", import.meta.url).pathname;
const solutions = globSync("catalogue/solutions/*.json", { cwd: data }).flatMap((file) =>
  readRows<Solution>(file).map((solution) => ({ ...solution, category: file })),
);
const vendors = readRows<{ name: string; organization?: string }>("catalogue/vendors.json");
const organizations = readRows<{ name: string; members: { account: string }[] }>(
  "organizations/organizations.json",
);

const postsFolder = new URL("../modules/community/blog/sample/data/posts/", import.meta.url);
const posts = globSync("*.json", { cwd: postsFolder.pathname }).map(
  (file) => JSON.parse(readFileSync(new URL(file, postsFolder), "utf8")) as Post,
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

  it("nobody judges a product of their own organization", () => {
    const judged = readRows<{ candidates: { solution?: string }[]; people: { account: string }[] }>(
      "saved/evaluations.json",
    ).flatMap(({ candidates, people }) =>
      candidates.flatMap(({ solution }) => {
        const members = membersOf(solutions.find(({ title }) => title === solution)?.vendor ?? "");
        return people.filter(({ account }) => members.includes(account)).map(() => solution);
      }),
    );
    expect(judged).toEqual([]);
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

  it("a price band is one that the price reaches, for one buyer or for a squad of thirty", () => {
    const BANDS: Record<string, [number, number]> = {
      "under-5k": [0, 5000],
      "5k-25k": [5000, 25_000],
      "25k-100k": [25_000, 100_000],
      "over-100k": [100_000, Number.POSITIVE_INFINITY],
    };
    const reached = ({ pricing, priceBand }: Solution) => {
      const [low = 0, high = 0] = BANDS[priceBand] ?? [];
      return [...pricing.matchAll(/\$([\d,]+)([^$]*)/g)].some(([, amount = "", unit = ""]) => {
        const year = Number(amount.replaceAll(",", "")) * (/a month/.test(unit) ? 12 : 1);
        const each = /\b(per|an?) (?!(month|year|season|event|weekend)\b)/.test(unit);
        const most = /minimum (\d+)/.exec(unit)?.[1];
        return year < high && year * Number(most ?? (each ? 30 : 1)) >= low;
      });
    };
    const wrong = solutions.filter(
      (solution) => solution.priceBand in BANDS && solution.pricing.includes("$") && !reached(solution),
    );
    expect(wrong.map(({ title, pricing, priceBand }) => `${title}: ${pricing}, ${priceBand}`)).toEqual([]);
  });

  it("the text of a paper is on the site of its university", () => {
    const sites = new Map(
      readRows<{ universityName: string; website: string }>("research/university-partners.json").map(
        ({ universityName, website }) => [universityName, new URL(website).host],
      ),
    );
    const elsewhere = readRows<{ title: string; university: string; fullTextUrl?: string }>(
      "research/papers.json",
    ).filter(
      ({ university, fullTextUrl }) => fullTextUrl && new URL(fullTextUrl).host !== sites.get(university),
    );
    expect(elsewhere.map(({ fullTextUrl }) => fullTextUrl)).toEqual([]);
  });

  it("what is dated by the day of seeding names no month and no season of the year", () => {
    const MONTH =
      /\b(January|February|March|April|June|July|August|September|October|November|December)\b|\bin May\b|\b(in|by|before|until) (the |next )?(spring|summer|autumn|fall|winter)\b/g;
    const named = ["applications", "conversations", "mentoring", "saved", "vendor-claims"].flatMap((folder) =>
      globSync(`${folder}/*.json`, { cwd: data }).flatMap((file) => [
        ...(JSON.stringify(readRows<unknown>(file)).match(MONTH) ?? []),
      ]),
    );
    expect(named).toEqual([]);
  });

  it("speaks US English in its own voice; reviewers and commenters keep theirs", () => {
    const BRITISH =
      /\b(physiotherap(?:y|ists?)|physios?|(?<!yard[ -])rotas?|spanners?|tills?|mains|lorry|fortnight|caretakers?|whilst|enquir(?:y|ies)(?!@)|relay takeovers?|start-ups?|log-in|second pitch|synthetic pitch(?:es)?|shirt number)\b/gi;
    const own = [
      ...solutions.map(({ reviews: _, ...page }) => page),
      ...vendors,
      ...[
        "opportunities",
        "research",
        "market",
        "postings",
        "applications",
        "organizations",
        "saved",
      ].flatMap((folder) =>
        globSync(`${folder}/*.json`, { cwd: data }).flatMap((file) =>
          JSON.parse(readFileSync(`${data}${file}`, "utf8")),
        ),
      ),
      ...posts.map(({ comments: _, ...post }) => post),
    ];
    expect(own.flatMap((text) => JSON.stringify(text).match(BRITISH) ?? [])).toEqual([]);
  });

  it("a club has as many analysts in one text as in the next", () => {
    const texts = JSON.stringify([
      readRows("accounts.json"),
      ...["opportunities/opportunities.json", "postings/postings.json"].map((file) =>
        readRows<{ organization: string }>(file).filter(
          ({ organization }) => organization === "Harbor City FC",
        ),
      ),
    ]);
    expect(texts).toContain("one analyst");
    expect(texts).not.toMatch(/(two|three|four) analysts/);
  });

  it("a club is told of in one post, or with the same figures in two", () => {
    const clubs = posts.flatMap(({ slug, content }) =>
      [
        ...new Set(
          content
            .join(" ")
            .match(/[A-Z]\w+ [A-Z]\w+ (?:Athletic|Rugby|Handball|Hockey)|[A-Z]\w+ (?:Rowing|Hockey)\b/g),
        ),
      ].map((club) => [club, slug] as const),
    );
    const twice = clubs.filter(([club, slug]) => clubs.some(([other, at]) => other === club && at !== slug));
    expect(twice).toEqual([]);
  });

  it("a phone number is of the city that its account names", () => {
    const AREA: Record<string, string> = {
      Boston: "617",
      Seattle: "206",
      Minneapolis: "612",
      "San Francisco": "415",
    };
    for (const { phone, location } of readRows<{ phone: string | null; location: string }>("accounts.json"))
      if (phone) expect(phone, location).toContain(` ${AREA[location.split(",")[0] ?? ""]} `);
  });

  it("an offer has as many parts as its price is for", () => {
    const lanecut = solutions.find(({ title }) => title === "Lanecut");
    expect(lanecut?.description).toMatch(/two underwater cameras .* and one looks down/i);
    expect(lanecut?.pricing).toContain("three cameras");
  });
});
