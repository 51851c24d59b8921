import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { PROFILES } from "./profiles.ts";

let app: TestApp;
let admin: SignedInClient;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "profiles-test-"));
  app = await startTestApp("empty", { SYNC_FOLDER: folder });
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

const rows = (sql: string) => app.database.orm.em.fork().execute<object[]>(sql);

/** Small samples in the shape of each source, made by hand, and what becomes of their first row. */
const SAMPLES: Readonly<Record<string, { content: string; sql: string; becomes: object[] }>> = {
  Crossref: {
    content: JSON.stringify({
      status: "ok",
      message: {
        items: [
          {
            DOI: "10.5555/1",
            title: ["Load in rowing"],
            type: "journal-article",
            author: [
              { given: "Ada", family: "Ruiz", affiliation: [{ name: "Bergen Tech" }] },
              { given: "Bo", family: "Lind", affiliation: [] },
            ],
            publisher: "Fixture Press",
            abstract: "<jats:p>Forces &amp; strokes.</jats:p>",
            "container-title": ["Journal of Rowing"],
            created: { "date-parts": [[2025, 3, 1]], "date-time": "2025-03-01T08:00:00Z" },
            "is-referenced-by-count": 7,
            URL: "https://doi.example/10.5555/1",
          },
          { DOI: "10.5555/2", title: [], type: "component" },
        ],
      },
    }),
    sql: "select title, authors, venue, citations, published_date::text as day, doi from research_papers where title like 'Load%'",
    becomes: [
      {
        title: "Load in rowing",
        authors: ["Ruiz", "Lind"],
        venue: "Journal of Rowing",
        citations: 7,
        day: "2025-03-01",
        doi: "10.5555/1",
      },
    ],
  },
  Crunchbase: {
    content:
      'uuid,name,homepage_url,country_code,city,status,category_list,employee_count,founded_on,short_description,email\nu1,Strideworks,https://strideworks.example,NOR,Bergen,operating,"Wearables,Analytics",101-250,2014-05-01,Measures strides.,hi@strideworks.example\nu2,Gone,,,,closed,,unknown,,,\n',
    sql: "select name, country, founded_year as year, headcount_band as band, website from vendors where name in ('Strideworks', 'Gone')",
    becomes: [
      {
        name: "Strideworks",
        country: "NOR",
        year: 2014,
        band: "51-200",
        website: "https://strideworks.example",
      },
    ],
  },
  "EU Funding & Tenders": {
    content: JSON.stringify({
      totalResults: 1,
      results: [
        {
          reference: "1",
          url: "https://portal.example/1",
          summary: "Sport for all",
          metadata: {
            identifier: ["ERASMUS-SPORT-2027"],
            title: ["Sport for all"],
            callTitle: ["Erasmus+ Sport"],
            deadlineDate: ["2027-03-05T00:00:00.000+0000"],
            startDate: ["2026-11-01T00:00:00.000+0000"],
            descriptionByte: ["<p>Clubs and schools.</p>"],
          },
        },
      ],
    }),
    sql: "select title, organization, description from opportunities where title = 'Sport for all'",
    becomes: [
      { title: "Sport for all", organization: "European Commission", description: "Clubs and schools." },
    ],
  },
  "Google Sheets": {
    content:
      'id,title,description,category,vendor,website,sports,tags\n1,Sheet Tracker,Tracks.,Video Analysis,Sheet Works,https://sheet.example,"Rowing, Running","gps, video"\n',
    sql: "select title, tags from solutions where title = 'Sheet Tracker'",
    becomes: [{ title: "Sheet Tracker", tags: ["gps", "video"] }],
  },
  "Grants.gov": {
    content:
      'OpportunityID,OpportunityTitle,OpportunityNumber,OpportunityCategory,AgencyName,PostDate,CloseDate,AwardCeiling,AdditionalInformationOnEligibility,Description,GrantorContactEmail\n501,Safer Fields,NSC-26-01,D,National Sport Council,10012026,01312027,"$250,000",Schools,<p>Surfaces &amp; lighting.</p>,a@council.example\n',
    sql: "select title, organization, budget, description from opportunities where title = 'Safer Fields'",
    becomes: [
      {
        title: "Safer Fields",
        organization: "National Sport Council",
        budget: 250_000,
        description: "Surfaces & lighting.",
      },
    ],
  },
  OpenAlex: {
    content: JSON.stringify({
      meta: { count: 1 },
      results: [
        {
          id: "https://openalex.example/W1",
          doi: "https://doi.org/10.5555/W1",
          display_name: "Sensors in skiing",
          publication_date: "2024-02-03",
          cited_by_count: 3,
          open_access: { is_oa: true, oa_url: null },
          authorships: [
            { author: { display_name: "Ada Ruiz" }, institutions: [{ display_name: "Bergen Tech" }] },
          ],
          primary_location: { source: { display_name: "Ski Letters" } },
          primary_topic: { field: { display_name: "Engineering" } },
          keywords: [{ display_name: "IMU" }],
        },
      ],
    }),
    sql: "select title, authors, open_access as open, full_text_url as url, doi from research_papers where title like 'Sensors%'",
    becomes: [
      {
        title: "Sensors in skiing",
        authors: ["Ada Ruiz"],
        open: true,
        url: "https://doi.org/10.5555/W1",
        doi: "10.5555/w1",
      },
    ],
  },
  ROR: {
    content: JSON.stringify({
      number_of_results: 2,
      items: [
        {
          id: "https://ror.example/012fixture",
          names: [
            { value: "BT", types: ["acronym"] },
            { value: "Bergen Tech", types: ["ror_display", "label"] },
          ],
          types: ["education"],
          status: "active",
          links: [
            { type: "wikipedia", value: "https://wiki.example/BT" },
            { type: "website", value: "https://bergentech.example" },
          ],
          locations: [{ geonames_details: { name: "Bergen", country_name: "Norway" } }],
        },
        { id: "https://ror.example/2", names: [], types: [], status: "withdrawn", links: [], locations: [] },
      ],
    }),
    sql: "select university_name as name, country, city, website from university_partners",
    becomes: [
      { name: "Bergen Tech", country: "Norway", city: "Bergen", website: "https://bergentech.example" },
    ],
  },
  "Startup directory": {
    content:
      'Name,Description,Website,HQ Country,HQ City,Founded,Sectors\nPitchlight,Lights pitches.,pitchlight.example,Germany,Köln,2019,"Fan Engagement, Venues"\n',
    sql: "select name, country, city, founded_year as year, website from vendors where name = 'Pitchlight'",
    becomes: [
      {
        name: "Pitchlight",
        country: "Germany",
        city: "Köln",
        year: 2019,
        website: "https://pitchlight.example",
      },
    ],
  },
};

it.each(PROFILES)("$name is synced in its shape, every day, and says what changed", async (profile) => {
  const sample = SAMPLES[profile.name];
  if (!sample) throw new Error(`${profile.name} has no sample.`);
  const { data } = await admin.execute<{ syncProfiles: { name: string; mapping: string }[] }>(
    "{ syncProfiles { name mapping } }",
  );
  const mapping = data.syncProfiles.find(({ name }) => name === profile.name)?.mapping;
  // The sample stands in for the address.
  const location = `${profile.name.replace(/\W/g, "")}.${profile.format}`;
  await writeFile(join(folder, location), sample.content);
  const { kind, format, name } = profile;
  const input = { name, kind, format, location, mapping, schedule: "daily", skipBad: false };
  const added = await admin.execute<{ addSyncSource: { id: string } }>(
    "mutation ($input: SyncSourceInput!) { addSyncSource(input: $input) { id } }",
    { input },
  );
  expect(added.errors).toBeUndefined();
  const sync = async () => {
    await admin.execute("mutation { syncData { id } }");
    await app.runJobs();
    return (await rows(`select last_message from sync_sources where name = '${name}'`))[0];
  };
  expect(await sync()).toEqual({ last_message: expect.stringContaining("1 created") });
  expect(await rows(sample.sql)).toEqual(sample.becomes);
  expect(await sync()).toEqual({ last_message: expect.stringContaining("Nothing new") });
});

it("is listed for administrators only", async () => {
  const { errors } = await app.execute("{ syncProfiles { name } }");
  expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
