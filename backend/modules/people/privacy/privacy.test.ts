import { getNamedType, isObjectType, isUnionType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../../graphql/schema.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/test-app.ts";
import { PrivacySettings } from "../../accounts/privacy-settings.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const PERSON = "query ($username: String!) { person(username: $username) { username lastActiveAt } }";
interface Shown {
  person: { username: string; lastActiveAt: string | null } | null;
}
const look = async (client: TestClient, username: string) =>
  (await client.execute<Shown>(PERSON, { username })).data.person;
const privacy = (settings: Partial<PrivacySettings>) => Object.assign(new PrivacySettings(), settings);

describe("a person", () => {
  it("has no field that is not for others", () => {
    const person = createSchema().getType("Person");
    const fields = isObjectType(person) ? Object.keys(person.getFields()) : [];
    expect(fields).toContain("firstName");
    for (const secret of ["email", "phone", "permissions", "lastLogin", "privacy", "twoFactorEnabled"]) {
      expect(fields).not.toContain(secret);
    }
  });

  it("is the only type that exposes others: accounts are reachable only from the viewer's own fields", () => {
    const schema = createSchema();
    const holders = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) => {
        const target = getNamedType(field.type);
        const reached = isUnionType(target) ? target.getTypes().map(({ name }) => name) : [target.name];
        return reached.includes("Account") ? [`${type.name}.${field.name}`] : [];
      });
    });
    expect(holders.toSorted()).toEqual([
      "Mutation.disableTwoFactor",
      "Mutation.updateNotificationPreferences",
      "Mutation.updatePrivacy",
      "Mutation.updateProfile",
      "Query.viewer",
      "RecoveryCodes.user",
      "Registration.user",
      "SignIn.user",
    ]);
  });

  it("is shown to signed-in users only", async () => {
    const { username } = await createUser(app);
    const { errors } = await app.execute(PERSON, { username });
    expect(errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await look(await signIn(app, await createUser(app)), username)).toMatchObject({ username });
  });

  it.each([
    ["hides the profile", { privacy: privacy({ profileVisibility: false }) }],
    ["is inactive", { isActive: false }],
    ["is about to leave", { deletionRequestedAt: new Date(), deletionDueAt: new Date(Date.now() + 1e9) }],
    ["belongs to the demo", { isDemo: true }],
  ])("who %s is not there for others", async (_reason, fields) => {
    const { username } = await createUser(app, fields);
    const client = await signIn(app, await createUser(app));
    expect(await look(client, username)).toBeNull();
    const administrator = await signIn(app, await createUser(app, { role: "admin" }));
    expect(await look(administrator, username)).toMatchObject({ username });
  });

  it("shows when they were last active only if they allow it", async () => {
    const lastActiveAt = new Date();
    const open = await createUser(app, { lastActiveAt });
    const hidden = await createUser(app, { lastActiveAt, privacy: privacy({ showActivityStatus: false }) });
    const client = await signIn(app, await createUser(app));
    expect((await look(client, open.username))?.lastActiveAt).toBe(lastActiveAt.toISOString());
    expect((await look(client, hidden.username))?.lastActiveAt).toBeNull();
    expect((await look(await signIn(app, hidden), hidden.username))?.lastActiveAt).not.toBeNull();
  });
});

describe("the privacy settings", () => {
  it("change what is given and keep the rest", async () => {
    const client = await signIn(app, await createUser(app));
    const { data } = await client.execute<{ updatePrivacy: unknown }>(
      `mutation { updatePrivacy(input: { profileVisibility: false, dataAnalytics: null }) {
        privacy { profileVisibility profileDiscovery showActivityStatus dataAnalytics }
      } }`,
    );
    expect(data.updatePrivacy).toEqual({
      privacy: {
        profileVisibility: false,
        profileDiscovery: true,
        showActivityStatus: true,
        dataAnalytics: true,
      },
    });
  });
});

describe("the export", () => {
  const EXPORT = "{ exportMyData { fileName content } }";

  it("contains the user's own data, and nothing of others or secret", async () => {
    const user = await createUser(app, { password: "right-1", bio: "Coach of Rovers" });
    const other = await createUser(app, { bio: "somebody else" });
    await signIn(app, other);
    const client = await signIn(app, user);
    const { data } = await client.execute<{ exportMyData: { fileName: string; content: string } }>(EXPORT);
    expect(data.exportMyData.fileName).toMatch(/^sportstech-hub-data-\d{4}-\d\d-\d\d\.json$/);
    const { content } = data.exportMyData;
    expect(JSON.parse(content)).toMatchObject({
      exportedAt: expect.any(String),
      account: { username: user.username, email: user.email, bio: "Coach of Rovers", sessions: [{}] },
    });
    for (const secret of ["argon2", other.username, "somebody else", client.token]) {
      expect(content).not.toContain(secret);
    }
  });
});
