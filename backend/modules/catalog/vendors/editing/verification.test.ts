import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import type { Vendor } from "../vendor.entity.ts";

let app: TestApp;
let owner: SignedInClient;
let organization: { id: number };
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  owner = await signIn(app, user);
  organization = await createOrganization(app, { members: [[user, "owner"]] });
});
afterAll(() => app.stop());

const WEBSITE = "https://www.northlabs.example/about";
const verified = () => createVendor(app, { organization, verified: true, website: WEBSITE });
interface Shown {
  verified: boolean;
  verifiedAt: string | null;
  verificationEndedAt: string | null;
  checks: { vendorName: string; vendorWebsite: string | null }[];
}
const FIELDS = "verified verifiedAt verificationEndedAt checks { vendorName vendorWebsite }";
const shown = async ({ id }: Vendor) =>
  (await app.execute<{ vendor: Shown }>(`{ vendor(id: ${id}) { ${FIELDS} } }`)).data.vendor;
const update = ({ id, name }: Vendor, fields: object, version = 1) =>
  owner.execute(
    `mutation ($id: ID!, $input: VendorInput!, $version: Int!) {
      updateVendor(id: $id, input: $input, version: $version) { verified } }`,
    { id, version, input: { name, description: "Sensors.", website: WEBSITE, categoryIds: [], ...fields } },
  );

it.each([
  ["another text", { description: "Sensors and more.", city: "Oslo" }],
  ["its name in capitals", (name: string) => ({ name: name.toUpperCase() })],
  ["another page of its website", { website: "http://northlabs.example/" }],
])("a verified vendor stays verified with %s", async (_, fields) => {
  const vendor = await verified();
  const changed = typeof fields === "function" ? fields(vendor.name) : fields;
  expect((await update(vendor, changed)).errors).toBeUndefined();
  expect(await shown(vendor)).toMatchObject({ verified: true, verificationEndedAt: null });
});

it.each([
  ["name", (name: string) => ({ name: `${name} Official` })],
  ["website", () => ({ website: "https://northlabs.example.evil.example" })],
  ["website, which is gone", () => ({ website: "" })],
])("another %s ends the verification; the check keeps what was checked", async (_, fields) => {
  const vendor = await verified();
  expect((await update(vendor, fields(vendor.name))).errors).toBeUndefined();
  const checks = [{ vendorName: vendor.name, vendorWebsite: WEBSITE }];
  const ended = { verified: false, verifiedAt: null, verificationEndedAt: expect.any(String), checks };
  expect(await shown(vendor)).toEqual(ended);
  await update(vendor, {}, 2);
  expect(await shown(vendor)).toEqual(ended);
});
