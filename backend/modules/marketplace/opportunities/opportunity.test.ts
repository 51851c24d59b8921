import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { daysBefore, daysFromNow } from "../../../shared/days/days.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { nth } from "../../../testing/factories/store.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import {
  createListQuery,
  describeList,
  describeSingle,
  type ListUnderTest,
  listOf,
} from "../../../testing/suites/list-behavior.ts";
import type { Level } from "../../catalog/taxonomy/level.ts";

interface Listed {
  id: string;
  title: string;
  organization: string;
  budget: number | null;
  dueDate: string | null;
  daysLeft: number | null;
  postedAt: string;
  isActive: boolean;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const LIST: ListUnderTest = {
  app: () => app,
  create: (n) =>
    createOpportunity(app, {
      type: nth(["technology", "research", "partnership"], n),
      category: nth(["AI Analytics", "Fan Engagement"], n),
      budget: nth([null, 20_000, 75_000, 75_000, 400_000], n),
      dueDate: nth([null, daysBefore(new Date(), -5), daysBefore(new Date(), -20)], n),
      postedAt: daysBefore(new Date(), 1 + 4 * (n % 5)),
      levels: nth<Level[]>([[], ["elite"], ["elite", "grassroots"]], n),
      sports: nth([[], ["Football"], ["Football", "Rowing"], ["Rowing"]], n),
    }),
  field: "opportunities",
  filterType: "OpportunityFilter",
  sortType: "OpportunitySort",
  sorts: ["DUE_SOONEST", "NEWEST", "BUDGET", "SMALLEST_BUDGET", "TITLE"],
  card: `title slug organization type category description budget budgetBand dueDate daysLeft postedAt status
    isActive matchPercentage requirements levels sports { name slug }`,
  facets: { types: listOf, categories: listOf, levels: listOf, sports: listOf, budgetBands: listOf },
};
const ask = createListQuery(LIST);
const all = async (variables: Record<string, unknown> = {}) =>
  ((await ask({ first: 100, ...variables })).list?.nodes ?? []) as unknown as Listed[];

describeList(LIST);
describeSingle(() => app, "opportunity", "opportunities", "title eligibility region contactEmail howToApply");

describe("the orders of opportunities", () => {
  it("put those without a due date last", async () => {
    const dates = (await all()).map(({ dueDate }) => dueDate ?? "9999");
    expect(dates).toContain("9999");
    expect(dates).toEqual(dates.toSorted());
  });

  it("put the largest budget first and those that state none last", async () => {
    const budgets = (await all({ sort: "BUDGET" })).map(({ budget }) => budget ?? -1);
    expect(budgets).toContain(-1);
    expect(budgets).toEqual(budgets.toSorted((a, b) => b - a));
  });

  it("put the last published first", async () => {
    const posted = (await all({ sort: "NEWEST" })).map(({ postedAt }) => postedAt);
    expect(posted).toEqual(posted.toSorted().reverse());
  });
});

describe("the filters of opportunities", () => {
  it("find part of a title or an organization, whatever its case", async () => {
    const [first] = await all();
    for (const text of [first?.title, first?.organization]) {
      expect((await all({ search: text?.slice(2).toUpperCase() })).map(({ id }) => id)).toContain(first?.id);
    }
  });

  it("bound the budget, and then leave out those that state none", async () => {
    const found = await all({ filter: { minBudget: 60_000, maxBudget: 100_000 } });
    const expected = (await all()).filter(({ budget }) => budget && budget >= 60_000 && budget <= 100_000);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  it("bound the days until the due date and since the publication", async () => {
    const due = await all({ filter: { dueWithinDays: 14 } });
    expect(due.length).toBeGreaterThan(0);
    for (const { daysLeft } of due) expect(daysLeft).toBeLessThanOrEqual(14);
    const posted = await all({ filter: { postedWithinDays: 10 } });
    expect(posted.length).toBeGreaterThan(0);
    const since = Date.now() - 10 * 24 * 3600 * 1000;
    for (const { postedAt } of posted) expect(Date.parse(postedAt)).toBeGreaterThan(since);
  });

  it.each([
    ["filter.dueWithinDays", { dueWithinDays: -1 }],
    ["filter.postedWithinDays", { postedWithinDays: 4000 }],
  ])("refuse a bad %s", async (field, filter) => {
    const { errors } = await ask({ filter });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { [field]: expect.any(String) },
    });
  });

  it.each([{ levels: ["MOON"] }, { unknown: true }, { minBudget: "1" }, { types: [{}] }])(
    "refuse %j as no filter",
    async (filter) => {
      expect((await ask({ filter })).errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    },
  );
});

describe("an opportunity that is closed or past due", () => {
  let closed: string;
  let late: string;
  beforeAll(async () => {
    const dueDate = daysFromNow(3);
    closed = String((await createOpportunity(app, { status: "closed", dueDate })).id);
    late = String((await createOpportunity(app, { dueDate: daysFromNow(-1.5) })).id);
  });

  it("is not active, and says how long ago it was due", async () => {
    const listed = await all();
    const find = (id: string) => listed.find((candidate) => candidate.id === id);
    expect(find(closed)?.isActive).toBe(false);
    expect(find(late)).toMatchObject({ isActive: false, daysLeft: -1 });
  });

  it("is left out of the active ones, and is all that the others are", async () => {
    const active = await all({ filter: { active: true } });
    expect(active.every(({ isActive }) => isActive)).toBe(true);
    const others = await all({ filter: { active: false } });
    expect(others.map(({ id }) => id).sort()).toEqual([closed, late].sort());
    expect(active.length + others.length).toBe((await all()).length);
  });

  it("is never among the first active ones or the related ones", async () => {
    const { data } = await app.execute<{ activeOpportunities: Listed[] }>(
      "{ activeOpportunities(first: 100) { id isActive daysLeft } }",
    );
    const ids = data.activeOpportunities.map(({ id }) => id);
    expect(ids).toEqual((await all({ filter: { active: true } })).map(({ id }) => id));
    for (const { id } of (await all()).slice(0, 10)) {
      const related = await app.execute<{ relatedOpportunities: Listed[] }>(
        "query ($id: ID!) { relatedOpportunities(id: $id, first: 5) { id isActive } }",
        { id },
      );
      const found = related.data.relatedOpportunities;
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ isActive }) => isActive)).toBe(true);
      expect(found.map((other) => other.id)).not.toContain(id);
    }
  });
});

describe("the first active opportunities", () => {
  it("are two when nothing is said, for the landing page", async () => {
    const { data } = await app.execute<{ activeOpportunities: Listed[] }>("{ activeOpportunities { id } }");
    expect(data.activeOpportunities).toHaveLength(2);
  });

  it.each([0, -1, 101])("refuse %i", async (first) => {
    const { errors } = await app.execute(`{ activeOpportunities(first: ${first}) { id } }`);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { first: expect.any(String) },
    });
  });
});
