import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createCategory } from "../../../../testing/factories/category.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { Vendor } from "../vendor.entity.ts";

let app: TestApp;
let editor: SignedInClient;
let vendor: Vendor;
let category: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const [owner, second] = [await createUser(app), await createUser(app)];
  editor = await signIn(app, second);
  const organization = await createOrganization(app, {
    members: [
      [owner, "owner"],
      [second, "editor"],
    ],
  });
  vendor = await createVendor(app, { organization });
  category = await createCategory(app, { name: "Video Analysis" });
});
afterAll(() => app.stop());

const UPDATE = `mutation ($id: ID!, $input: VendorInput!, $version: Int!) {
  updateVendor(id: $id, input: $input, version: $version) {
    name slug description website contactEmail country city foundedYear version categories { name }
  }
}`;
interface Updated {
  updateVendor: Record<string, unknown> & { version: number };
}
const input = { name: "Acme Sport", description: "Sensors.", categoryIds: [] as string[] };
const update = (by: TestClient, fields: object = {}, version = 1, id: number = vendor.id) =>
  by.execute<Updated>(UPDATE, { id, version, input: { ...input, ...fields } });
const versionNow = async () => {
  const { data } = await app.execute<{ vendor: { version: number } }>(
    "query ($id: ID!) { vendor(id: $id) { version } }",
    {
      id: vendor.id,
    },
  );
  return data.vendor.version;
};
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});

describe("a vendor's page", () => {
  it("is changed by an editor, with an entry in the audit trail and the address nowhere in it", async () => {
    const fields = {
      name: "  Acme Sport Ltd ",
      website: "https://acme.example",
      contactEmail: "hello@acme.example",
      country: "Norway",
      city: "",
      foundedYear: 2015,
      categoryIds: [String(category.id)],
    };
    expect((await update(editor, fields)).data.updateVendor).toEqual({
      ...fields,
      name: "Acme Sport Ltd",
      slug: "acme-sport-ltd",
      description: "Sensors.",
      city: null,
      categoryIds: undefined,
      categories: [{ name: "Video Analysis" }],
      version: 2,
    });
    const [entry] = await app.database.orm.em
      .fork()
      .execute<{ action: string; text: string }[]>(
        "select action, a::text as text from audit_entries a order by id desc limit 1",
      );
    expect(entry?.action).toBe("vendor.updated");
    expect(entry?.text).toContain("Acme Sport Ltd");
    expect(entry?.text).not.toContain("hello@");
  });

  it("is never overwritten with what was based on another version, also of two at once", async () => {
    const version = await versionNow();
    expect(refusal(await update(editor, {}, version - 1))).toMatchObject({
      code: "CONFLICT",
      fields: { version: expect.any(String) },
    });
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((name) => update(editor, { name }, version)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await versionNow()).toBe(version + 1);
  });

  it("refuses bad input at its field and loses nothing", async () => {
    const other = await createVendor(app, { name: "Taken" });
    const version = await versionNow();
    for (const [fields, field, code] of [
      [{ name: " " }, "name", "BAD_USER_INPUT"],
      [{ name: other.name.toUpperCase() }, "name", "CONFLICT"],
      [{ description: "x".repeat(5001) }, "description", "BAD_USER_INPUT"],
      [{ website: "javascript:alert(1)" }, "website", "BAD_USER_INPUT"],
      [{ contactEmail: "nobody" }, "contactEmail", "BAD_USER_INPUT"],
      [{ foundedYear: 12 }, "foundedYear", "BAD_USER_INPUT"],
      [{ categoryIds: ["999999"] }, "categoryIds", "BAD_USER_INPUT"],
      [
        { categoryIds: Array.from({ length: 9 }, (_, index) => String(index)) },
        "categoryIds",
        "BAD_USER_INPUT",
      ],
    ] as const) {
      const { code: given, fields: messages } = refusal(await update(editor, fields, version));
      expect([field, given, messages]).toEqual([field, code, { [field]: expect.any(String) }]);
    }
    expect(await versionNow()).toBe(version);
  });

  it("is changed by members and administrators only", async () => {
    const version = await versionNow();
    const admin = await signIn(app, await createUser(app, { role: "admin" }));
    expect(refusal(await update(app, {}, version)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await update(await signIn(app, await createUser(app)), {}, version)).code).toBe(
      "FORBIDDEN",
    );
    expect(refusal(await update(editor, {}, version, 999_999)).code).toBe("NOT_FOUND");
    expect((await update(admin, {}, version)).errors).toBeUndefined();
  });
});
