import type { Page } from "@playwright/test";
import { signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

const csv = (header: string, ...cells: string[]) =>
  `${header}\n${cells.map((cell) => (/[",]/.test(cell) ? `"${cell}"` : cell)).join(",")}\n`;

const send = async (page: Page, kind: string, name: string, content: string) => {
  await page.goto(`/admin/import?kind=${kind}`);
  await page
    .getByLabel("File", { exact: true })
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await page.getByRole("button", { name: "Upload" }).click();
};

const upload = async (page: Page, kind: string, name: string, content: string) => {
  await send(page, kind, name, content);
  await expect(page.getByRole("list", { name: "Fields" })).toBeVisible();
};

/** Previews the suggested mapping as it is. */
const previews = async (page: Page, shown: readonly (string | RegExp)[]) => {
  await page.getByRole("button", { name: "Preview" }).click();
  const change = page.getByRole("region", { name: "What would change" });
  for (const text of shown) await expect(change).toContainText(text);
};

/** Small files in the shapes of public ones; the id makes each one new. */
const FILES: readonly (readonly [string, string, string, (id: string) => string])[] = [
  [
    "a list of universities",
    "partners",
    "universities.json",
    (id) =>
      JSON.stringify([
        { name: id, country: "Norway", alpha_two_code: "NO", web_pages: ["https://a.example/"], domains: [] },
      ]),
  ],
  [
    "Scopus",
    "papers",
    "scopus.csv",
    (id) =>
      csv(
        "Authors,Title,Year,Source title,Cited by,DOI,Affiliations,Open Access",
        ..."Berg T.; Lind A.|T|2019|Journal|12|10.5555/1|Institute, Bergen; School, Malmö|All Open Access"
          .replace("|T|", `|${id}|`)
          .split("|"),
      ),
  ],
  [
    "Lens",
    "papers",
    "lens.csv",
    (id) =>
      csv(
        "Lens ID,Title,Date Published,Publication Type,Publisher,Author/s,Is Open Access",
        ...`000-1,${id},2019-05-02,journal article,Fixture Press,Tor Berg,TRUE`.split(","),
      ),
  ],
  [
    "OpenAlex",
    "papers",
    "works.json",
    (id) =>
      JSON.stringify({
        meta: { count: 1 },
        results: [
          {
            id: "https://alex.example/W1",
            display_name: id,
            publication_date: "2024-05-01",
            primary_topic: { field: { display_name: "Medicine" } },
            authorships: [
              { author: { display_name: "Tor Berg" }, institutions: [{ display_name: "Bergen Tech" }] },
            ],
          },
        ],
      }),
  ],
  [
    "grants.gov",
    "opportunities",
    "grants.csv",
    (id) =>
      csv(
        "opportunity_id,opportunity_title,agency_code,category",
        ...`501,${id},NSC,discretionary`.split(","),
      ),
  ],
  [
    "ROR",
    "partners",
    "ror.json",
    (id) =>
      JSON.stringify([
        {
          id: "https://ror.example/1",
          names: [
            { value: "X", types: ["acronym"] },
            { value: id, types: ["ror_display", "label"] },
          ],
          types: ["education"],
          links: [{ type: "website", value: "https://a.example" }],
          locations: [{ geonames_details: { name: "Bergen", country_name: "Norway" } }],
        },
      ]),
  ],
  [
    "listed companies",
    "vendors",
    "listed.csv",
    (id) => csv("Symbol,Company Name,Sector,Website,Country", ...`ABC,${id},Leisure,a.example,US`.split(",")),
  ],
  [
    "Crunchbase",
    "vendors",
    "organizations.csv",
    (id) =>
      csv(
        "uuid,name,homepage_url,country_code,founded_on",
        ...`u1,${id},https://a.example,NOR,2014-05-01`.split(","),
      ),
  ],
  [
    "a directory of startups",
    "vendors",
    "directory.csv",
    (id) =>
      csv("Name,Description,Website,HQ Country,Founded", ...`${id},Text,a.example,Norway,2019`.split(",")),
  ],
  [
    "Google Sheets",
    "solutions",
    "Sheet1.csv",
    (id) => csv("title,description,category,vendor", ...`${id},Text,Video,North`.split(",")),
  ],
];

test("files of public sources are completed on the screen as it suggests", async ({ page }) => {
  test.slow();
  await signInAs(page, "admin");
  for (const [source, kind, name, content] of FILES) {
    await test.step(source, async () => {
      const id = `Row ${crypto.randomUUID()}`;
      await upload(page, kind, name, content(id));
      await previews(page, [id]);
    });
  }
});

test("a calendar, an XML feed and references are read; what is none is told", async ({ page }) => {
  const id = crypto.randomUUID();
  await signInAs(page, "admin");
  await upload(
    page,
    "opportunities",
    "dates.ics",
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Grant ${id}\r\nDESCRIPTION:Text\r\nDTSTART:20990131\r\nORGANIZER;CN=Council:mailto:a@b.example\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  );
  await previews(page, [`Grant ${id}`]);
  await upload(page, "papers", "list.ris", `TY  - JOUR\nTI  - Paper ${id}\nPY  - 2019\nER  - \n`);
  await previews(page, [`Paper ${id}`]);
  const item = (title: string) =>
    `<item><title>${title} ${id}</title><description>Text</description><category>Video</category><author>North</author></item>`;
  await upload(page, "solutions", "feed.xml", `<rss><channel>${item("One")}${item("Two")}</channel></rss>`);
  await page.getByLabel("Column for vendor", { exact: true }).selectOption("author");
  await previews(page, [`One ${id}`, `Two ${id}`]);
  await send(page, "solutions", "bad.csv", "%PDF-1.7\n");
  await expect(page.getByRole("alert").filter({ hasText: "is a PDF document" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Fields" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);
});

test("open numbers and lists are asked about, and a lookup line without = is refused", async ({ page }) => {
  const id = crypto.randomUUID();
  await signInAs(page, "admin");
  await upload(
    page,
    "opportunities",
    "open.csv",
    csv(
      "title,organization,type,category,description,budget",
      ...`Grant ${id},Council,grant,Turf,Text,50.000`.split(","),
    ),
  );
  const question = page.getByRole("group", { name: "Which number is “50.000”?" });
  await expect(question).toBeVisible();
  await expect(page.getByText("May be two numbers")).toHaveCount(0);
  await question.getByRole("button", { name: "50000" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("Number format for budget")).toHaveValue("1.234,5");
  await page.locator("summary").filter({ hasText: "for type" }).click();
  const table = page.getByLabel("Lookup table for type");
  await table.fill("grant technology");
  await expect(page.getByText("Line 1 needs their value, an equals sign and our value.")).toBeVisible();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(table).toBeFocused();
  await table.fill("grant = technology");
  await previews(page, [`Grant ${id}`]);
});
