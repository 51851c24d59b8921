import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
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
      opportunities: 48,
      papers: 30,
      partners: 12,
      topics: 10,
      collaborations: 10,
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
        (select jsonb_agg(distinct u.username) from collaborations r join users u on u.id = r.owner_user_id) as collaborations,
        (select jsonb_object_agg(username, n) from (select u.username, count(*) as n from reviews r
          join users u on u.id = r.author_id group by 1) written) as reviews,
        (select bool_and(o.name = r.organization::citext) from opportunities r
          left join organizations o on o.id = r.owner_organization_id) as named`),
    ).toEqual({
      organizations: ["Harbor City FC"],
      vendors: ["Brindlefox Video"],
      opportunities: 5,
      collaborations: ["mentor"],
      reviews: { business: 2, investor: 1, mentor: 3, student: 2 },
      named: true,
    });
  });

  it("have accounts that have saved records and made lists, one of them shared by its link", async () => {
    expect(
      await one(`select (select count(distinct user_id)::int from bookmarks) as savers,
        (select count(distinct subject_kind)::int from bookmarks) as kinds,
        (select jsonb_agg(s.name order by s.name) from shortlists s where share_token is not null) as shared,
        (select bool_and(exists (select from shortlist_entries e where e.shortlist_id = s.id))
          from shortlists s) as filled`),
    ).toEqual({
      savers: 5,
      kinds: 7,
      shared: ["Load monitoring for next season", "Reading for the seminar"],
      filled: true,
    });
  });

  it("show every state of the marketplace to those who look around", async () => {
    expect(
      await one(`select
        (select jsonb_object_agg(status, n > 0) from (select status, count(*) as n from applications group by 1) s) as applications,
        (select jsonb_object_agg(status, n) from (select s.status, count(*)::int as n from solutions s
          join vendors v on v.id = s.vendor_id where v.name = 'Brindlefox Video' group by 1) s) as solutions,
        (select jsonb_agg(role order by role desc) from organization_members) as roles,
        (select count(*)::int from organization_invitations where expires_at > '2031-05-20T15:00:00Z') as invitations,
        (select jsonb_agg(u.username order by u.username) from vendor_requests r join users u on u.id = r.person_id) as requests,
        (select count(*)::int > 0 from vendor_claims where status = 'pending') as claims,
        (select count(*)::int from applications a join opportunities o on o.id = a.opportunity_id
          join organization_members m on m.organization_id = o.owner_organization_id
          where m.user_id = a.applicant_id) as own`),
    ).toEqual({
      applications: {
        accepted: true,
        declined: true,
        draft: true,
        in_review: true,
        shortlisted: true,
        submitted: true,
        withdrawn: true,
      },
      solutions: { draft: 1, published: 1, withdrawn: 1 },
      roles: ["owner", "owner", "editor", "editor"],
      invitations: 1,
      requests: ["business", "investor"],
      claims: true,
      own: 0,
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

  it("have reviews in every status, with a reason, a report and replies", async () => {
    expect(
      await one(`select
        (select jsonb_object_agg(status, n > 0) from (select status, count(*) as n from reviews group by 1) s) as statuses,
        (select count(*)::int from moderation_decisions d join reviews r on r.id = d.review_id
          where r.status = 'hidden' and d.reason <> '') as reasons,
        (select sum(reports_count)::int from reviews where status = 'published') as reported,
        (select count(*)::int > 2 from review_replies) as replied,
        (select bool_and(a.created_at > r.created_at) from review_replies a join reviews r on r.id = a.review_id) as later`),
    ).toEqual({
      statuses: { hidden: true, pending: true, published: true, withdrawn: true },
      reasons: 1,
      reported: 1,
      replied: true,
      later: true,
    });
  });

  it("have postings in each stage, one extended and one closed with its outcome", async () => {
    expect(
      await one(`select (select jsonb_agg(distinct status order by status) from postings) as statuses,
        (select jsonb_agg(distinct u.username) from postings p join users u on u.id = p.posted_by_id) as posters,
        (select count(*)::int from postings where extended_at > extended_from - interval '30 days') as extended,
        (select jsonb_agg(outcome) from postings where outcome is not null and outcome_note <> '') as outcomes,
        (select bool_and(return_reason <> '') from postings where status = 'returned') as reasons`),
    ).toEqual({
      statuses: ["closed", "draft", "in_review", "published", "returned"],
      posters: ["business", "mentor"],
      extended: 1,
      outcomes: ["awarded"],
      reasons: true,
    });
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
    expect(await one("select count(*)::int as count from opportunities")).toEqual({ count: 48 });
  });
});
