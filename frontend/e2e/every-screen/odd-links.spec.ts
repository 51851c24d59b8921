import type { Page } from "@playwright/test";
import { registerNew, signInAs } from "../accounts.ts";
import { expect, test } from "../fixtures.ts";

/** What a browser runs or mistakes for another place when it is a link. */
const ODD = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)//https://club.example",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "//evil.example",
  "https://bank.example@evil.example",
  "https://bank.example\\@evil.example",
];

async function ask(page: Page, query: string, variables: object = {}) {
  return (await page.request.post("/graphql", { data: { query, variables } })).json();
}

/** No link of the page goes anywhere but to this site or a plain address on the web. */
async function expectPlainLinks(page: Page) {
  const addresses = await page
    .locator("[href]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) expect(address).toMatch(/^(\/(?!\/)|#|mailto:|https?:\/\/[^@\\]+$)/);
}

test("a profile takes no odd link, and shows none", async ({ page }) => {
  const { username } = await registerNew(page);
  const { data } = await ask(page, "{ viewer { id } }");
  for (const field of ["website", "github", "linkedin", "twitter", "avatar"])
    for (const odd of ODD) {
      const answer = await page.request.patch(`/api/users/${data.viewer.id}/profile`, {
        data: { [field]: odd },
      });
      expect([field, odd, answer.status()]).toEqual([field, odd, 400]);
    }
  // What may be any text is text, whatever it looks like.
  const bio = ODD.join("\n");
  await page.request.patch(`/api/users/${data.viewer.id}/profile`, { data: { bio, organization: ODD[0] } });
  await page.goto("/profile");
  await expect(page.getByText("javascript:alert(1)").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /script:|evil\.example/i })).toHaveCount(0);
  await expectPlainLinks(page);
  expect(username).toBeTruthy();
});

test("a vendor's page takes no odd website, and says so at the field", async ({ page }) => {
  await signInAs(page, "business");
  const { data } = await ask(page, '{ vendors(first: 1, search: "Brindlefox Video") { nodes { id slug } } }');
  const { id, slug } = data.vendors.nodes[0];
  await page.goto(`/vendors/${id}-${slug}/edit`);
  const website = page.getByRole("textbox", { name: "Website" });
  await website.fill("javascript:alert(1)");
  await page.getByRole("button", { name: "Save Page" }).click();
  await expect(website).toHaveAccessibleDescription(/must be an http or https address/);
  await expect(page).toHaveURL(/\/edit$/);
  await page.goto(`/vendors/${id}-${slug}`);
  await expectPlainLinks(page);
});

test("a session's place is a link only where it leads to what it says", async ({ page, browser }) => {
  const context = await browser.newContext();
  const mentor = await context.newPage();
  await registerNew(mentor, "mentor");
  await registerNew(page, "student");
  const { data } = await ask(mentor, "{ viewer { id } }");
  const asked = await ask(
    page,
    'mutation ($m: ID!) { requestMentoring(mentorId: $m, message: "Help?") { id } }',
    { m: data.viewer.id },
  );
  const { id } = asked.data.requestMentoring;
  await ask(
    mentor,
    'mutation ($id: ID!) { decideMentoring(id: $id, accept: true, contact: "javascript:alert(1)") { id } }',
    { id },
  );
  const places = [...ODD, "https://meet.example/room", "https://meet.com/room"];
  for (const [at, place] of places.entries()) {
    const { errors } = await ask(
      mentor,
      "mutation ($input: SessionProposal!) { proposeMentoringSession(input: $input) { id } }",
      {
        input: {
          mentoringId: id,
          minutes: 30,
          timeZone: "UTC",
          topic: `Odd ${at}`,
          place,
          startsAt: new Date(Date.now() + (48 + at) * 3600_000).toISOString(),
        },
      },
    );
    expect(errors).toBeUndefined();
  }
  await page.goto("/sessions");
  const rows = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(rows).toHaveCount(places.length);
  await expect(rows.getByRole("link")).toHaveText(["meet.com/room"]);
  for (const path of ["/sessions", "/dashboard?view=mentors", "/notifications"]) {
    await page.goto(path);
    await expectPlainLinks(page);
  }
  await context.close();
});
