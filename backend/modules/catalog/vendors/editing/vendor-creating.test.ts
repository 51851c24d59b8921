import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createCategory } from "../../../../testing/factories/category.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin" }));
});
afterAll(() => app.stop());

const create = (by: TestClient, fields: object) =>
  by.execute<{ createVendor: { id: string } }>(
    `mutation ($input: VendorInput!) {
      createVendor(input: $input) { id name slug verified version website categories { name } }
    }`,
    { input: { name: "Acme Sport", description: "Sensors.", categoryIds: [], ...fields } },
  );
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});

describe("a vendor that an administrator adds", () => {
  it("is public, unverified, and of the organization of its name", async () => {
    const category = await createCategory(app, { name: "Video Analysis" });
    const { data } = await create(admin, { categoryIds: [String(category.id)], website: "" });
    const { id, ...shown } = data.createVendor;
    expect(shown).toEqual({
      name: "Acme Sport",
      slug: "acme-sport",
      verified: false,
      version: 1,
      website: null,
      categories: [{ name: "Video Analysis" }],
    });
    const sql = `select o.name::text as owner, a.action from vendors v join organizations o on o.id = v.organization_id
      join audit_entries a on a.subject_id = v.id where v.id = ?`;
    expect(await app.database.orm.em.fork().execute(sql, [id])).toEqual([
      { owner: "Acme Sport", action: "vendor.created" },
    ]);
    const publicly = await app.execute("query ($id: ID!) { vendor(id: $id) { name } }", { id });
    expect(publicly.data).toEqual({ vendor: { name: "Acme Sport" } });
  });

  it("belongs to an organization that is there already, whatever its case", async () => {
    await createOrganization(app, { name: "Northfield" });
    expect((await create(admin, { name: "NORTHFIELD" })).errors).toBeUndefined();
  });

  it("is made once, however often its form is sent at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create(admin, { name: "Once" })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(refusal(answer)).toEqual({ code: "CONFLICT", fields: { name: expect.any(String) } });
  });

  it("is refused with what isn't right, and for others", async () => {
    expect(refusal(await create(admin, { name: "" }))).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(refusal(await create(admin, { name: "X", categoryIds: ["999999"] }))).toEqual({
      code: "BAD_USER_INPUT",
      fields: { categoryIds: expect.any(String) },
    });
    expect(refusal(await create(app, { name: "X" })).code).toBe("UNAUTHENTICATED");
    expect(refusal(await create(await signIn(app, await createUser(app)), { name: "X" })).code).toBe(
      "FORBIDDEN",
    );
  });
});
