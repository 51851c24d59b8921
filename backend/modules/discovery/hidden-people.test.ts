import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser } from "../../testing/accounts.ts";
import { createOrganization } from "../../testing/factories/organization.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { createVendor } from "../../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { HIDDEN, HIDDEN_WORKS, type Surfaces, surfacesOf, telling } from "../../testing/suites/surfaces.ts";

let app: TestApp;
let surfaces: Surfaces;
beforeAll(async () => {
  app = await startTestApp("empty");
  surfaces = await surfacesOf(app);
});
afterAll(() => app.stop());

const PERSON = {
  firstName: "Quomplet",
  title: HIDDEN.title,
  organization: "Quomplet Works",
  bio: `${HIDDEN.description} I am a zorblaxian for rowing.`,
};

it("an organization is told of nowhere by its own name, nor are its members", async () => {
  const member = await createUser(app, PERSON);
  const organization = await createOrganization(app, { name: HIDDEN.title, members: [[member, "owner"]] });
  const description = "It times zorblaxian rowing crews.";
  const vendor = await createVendor(app, { name: "Plainly", description, organization });
  const offered = { title: "Plain timer", description, vendor, ...HIDDEN_WORKS };
  const { id } = await createSolution(app, offered);
  const said = await surfaces.walk([id]);
  expect(said["list of solutions"]).toContain("Plain timer");
  expect(said.search).toContain("Plainly");
  expect(telling(said)).toEqual([]);
});

it("a mentor is told of while they are active and let themselves be found, and no longer", async () => {
  const mentor = await createUser(app, { role: "mentor", ...PERSON });
  expect(telling(await surfaces.walk([]))).toEqual(expect.arrayContaining(["fitting mentors", "mentors"]));
  const change = (set: string) =>
    app.database.orm.em.fork().execute(`update users set ${set} where id = ?`, [mentor.id]);
  const changes = [
    ["is_active = false", "is_active = true"],
    ["privacy_profile_discovery = false", "privacy_profile_discovery = true"],
    ["privacy_profile_visibility = false", "privacy_profile_visibility = true"],
    [
      "deletion_requested_at = now(), deletion_due_at = now() + interval '7 days'",
      "deletion_requested_at = null, deletion_due_at = null",
    ],
  ] as const;
  for (const [hide, show] of changes) {
    await change(hide);
    expect([hide, telling(await surfaces.walk([]))]).toEqual([hide, []]);
    await change(show);
  }
});

it("whoever else is registered is told of nowhere", async () => {
  const roles = ["user", "student", "investor"] as const;
  const people = await Promise.all(roles.map((role) => createUser(app, { role, ...PERSON })));
  await app.database.orm.em.fork().execute("update users set is_active = false where role = 'mentor'");
  expect(people).toHaveLength(3);
  expect(telling(await surfaces.walk([]))).toEqual([]);
});
