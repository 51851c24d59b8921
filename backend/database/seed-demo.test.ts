import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { seedDemo } from "./seed-demo.ts";

const TODAY = new Date("2031-05-20T15:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  await seedDemo(database.orm, TODAY);
});
afterAll(() => database.drop());

const one = async (sql: string) => {
  const [row] = await database.orm.em.fork().execute<Record<string, unknown>[]>(sql);
  return row;
};

describe("the demo's public records", () => {
  it("are as many as the screens need", async () => {
    expect(
      await one(`select (select count(*)::int from opportunities) as opportunities,
        (select count(*)::int from research_papers) as papers, (select count(*)::int from university_partners) as partners,
        (select count(*)::int from research_topics) as topics, (select count(*)::int from collaborations) as collaborations,
        (select count(*)::int from market_trends) as trends, (select count(*)::int from funding_quarters) as quarters,
        (select count(*)::int from claims) as claims`),
    ).toEqual({
      opportunities: 45,
      papers: 30,
      partners: 12,
      topics: 10,
      collaborations: 8,
      trends: 30,
      quarters: 8,
      claims: 13,
    });
  });

  it("have opportunities of every kind, due soon, late and without a date, with and without a budget", async () => {
    expect(
      await one(`select count(distinct type)::int as types,
        count(*) filter (where due_date between '2031-05-20' and '2031-05-27')::int > 1 as soon,
        count(*) filter (where due_date > '2031-09-01')::int > 0 as late,
        count(*) filter (where due_date is null)::int > 0 as open_ended,
        count(*) filter (where budget is null)::int > 0 as undisclosed,
        count(distinct budget_band)::int as bands, bool_and(posted_at < '2031-05-20') as posted
        from opportunities`),
    ).toEqual({
      types: 5,
      soon: true,
      late: true,
      open_ended: true,
      undisclosed: true,
      bands: 5,
      posted: true,
    });
  });

  it("have every paper at a partner and on a topic, in two years and more", async () => {
    expect(
      await one(`select bool_and(partner_id is not null) as partner,
        bool_and(exists (select from paper_topics j where j.paper_id = p.id)) as topic,
        count(distinct published_year)::int as years, max(published_date) <= '2031-05-20' as published
        from research_papers p`),
    ).toEqual({ partner: true, topic: true, years: 3, published: true });
  });

  it("have trends whose observations lie before their publication", async () => {
    expect(
      await one(`select bool_and(o.observed_on <= t.created_at::date) as before,
        min(o.observed_on) > '2028-01-01' as recent from market_trends t join trend_observations o on o.trend_id = t.id`),
    ).toEqual({ before: true, recent: true });
  });

  it("say of every figure that it is demo data", async () => {
    expect(
      await one(
        `select bool_and(source like '%demo data%' and note like 'Demo data.%') as labeled from market_figures`,
      ),
    ).toEqual({ labeled: true });
  });

  it("belong to the organizations they name, except those owned by demo accounts", async () => {
    expect(
      await one(`select
        (select jsonb_agg(o.name order by o.name) from organization_members m join users u on u.id = m.user_id
          join organizations o on o.id = m.organization_id where u.username = 'business' and m.role = 'owner') as organizations,
        (select jsonb_agg(v.name) from vendors v join organizations o on o.id = v.organization_id
          where o.name <> v.name) as vendors,
        (select count(*)::int from opportunities r join organizations o on o.id = r.owner_organization_id
          where o.name = 'Harbor City FC' and r.organization = 'Harbor City FC') as opportunities,
        (select jsonb_agg(u.username) from collaborations r join users u on u.id = r.owner_user_id) as collaborations,
        (select jsonb_agg(u.username order by u.username) from reviews r join users u on u.id = r.author_id) as reviews,
        (select bool_and(o.name = r.organization::citext) from opportunities r
          left join organizations o on o.id = r.owner_organization_id) as named`),
    ).toEqual({
      organizations: ["Harbor City FC"],
      vendors: ["Brindlefox Video"],
      opportunities: 2,
      collaborations: ["mentor"],
      reviews: ["business", "mentor", "student"],
      named: true,
    });
  });

  it("have ratings that match their reviews", async () => {
    expect(
      await one(`select bool_and(s.rating = coalesce(r.rating, 0) and s.review_count = coalesce(r.count, 0)) as solutions,
        (select count(*)::int > 20 from vendors where rating > 0) as rated,
        (select bool_and(v.rating = coalesce((
          select round(avg(r.rating), 1) from reviews r join solutions s on s.id = r.solution_id
          where s.vendor_id = v.id and r.status = 'published'), 0)) from vendors v) as vendors
        from solutions s left join (
          select solution_id, round(avg(rating), 1) as rating, count(*) as count from reviews
          where status = 'published' group by solution_id) r on r.solution_id = s.id`),
    ).toEqual({ solutions: true, rated: true, vendors: true });
  });

  it("include the claims of the landing page", async () => {
    const texts = ["500+ vendors", "10,000+ businesses", "98% match accuracy"];
    texts.push("24/7 discovery", "5 minute setup", "14-day free trial");
    expect(
      await one(`select count(*)::int as claims from claims where text in ('${texts.join("','")}')`),
    ).toEqual({ claims: texts.length });
  });

  it("are not written twice", async () => {
    await seedDemo(database.orm, TODAY);
    expect(await one("select count(*)::int as count from opportunities")).toEqual({ count: 45 });
  });
});
