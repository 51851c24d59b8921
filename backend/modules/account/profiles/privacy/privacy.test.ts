import { getNamedType, isObjectType, isUnionType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../../../graphql/schema.ts";
import { createUser, signIn } from "../../../../testing/accounts.ts";
import { createBlogComment } from "../../../../testing/factories/blog-comment.ts";
import { createBlogPost } from "../../../../testing/factories/blog-post.ts";
import { createDemoRequest } from "../../../../testing/factories/demo-request.ts";
import { createNewsletterSubscriber } from "../../../../testing/factories/newsletter-subscriber.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import { PrivacySettings } from "../../identity/privacy-settings.ts";

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

  it("is the only type that exposes others: accounts are reachable only from the viewer's own fields, and administrators'", () => {
    const schema = createSchema();
    const holders = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!isObjectType(type)) return [];
      return Object.values(type.getFields()).flatMap((field) => {
        const target = getNamedType(field.type);
        const reached = isUnionType(target) ? target.getTypes().map(({ name }) => name) : [target.name];
        return reached.includes("Account") ? [`${type.name}.${field.name}`] : [];
      });
    });
    // Of lists that only administrators read, and of what only they do.
    const administrators = [
      "BulkOperationItem.user",
      "Mutation.updateUserProfile",
      "Mutation.updateUserRights",
      "Query.user",
      "UserConnection.nodes",
      "UserEdge.node",
    ];
    expect(administrators.filter((holder) => !holders.includes(holder))).toEqual([]);
    expect(holders.filter((holder) => !administrators.includes(holder)).toSorted()).toEqual([
      "MarkedNotifications.viewer",
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

  const exported = async (client: TestClient) =>
    (await client.execute<{ exportMyData: { content: string } }>(EXPORT)).data.exportMyData.content;

  it("shows nothing of a post that is a draft again or archived, but the person's own words", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    const titles = { draft: "Withdrawn news", archived: "Old news", published: "Good news" } as const;
    for (const [status, title] of Object.entries(titles)) {
      const post = await createBlogPost(app, { title });
      const words = `Words on ${status}`;
      await createBlogComment(app, { post: { id: post.id }, author: { id: user.id }, content: words });
      for (const field of [
        "likeBlogPost(id: $id, liked: true) { liked }",
        "setBookmark(kind: POST, id: $id, saved: true) { __typename }",
      ]) {
        const { errors } = await client.execute(`mutation ($id: ID!) { ${field} }`, { id: String(post.id) });
        expect(errors).toBeUndefined();
      }
      await app.database.orm.em
        .fork()
        .execute("update blog_posts set status = ? where id = ?", [status, post.id]);
    }
    const content = await exported(client);
    for (const secret of [titles.draft, titles.archived]) expect(content).not.toContain(secret);
    const { blog } = JSON.parse(content);
    for (const kind of ["comments", "likes", "saved"]) {
      expect(blog[kind].map(({ post }: { post: string | null }) => post)).toEqual([null, null, "Good news"]);
    }
    expect(blog.comments[0].content).toBe("Words on draft");
  });

  it("has the demo requests and the newsletter of an address once it is proven, not before", async () => {
    const user = await createUser(app);
    const client = await signIn(app, user);
    await createDemoRequest(app, { email: user.email.toUpperCase(), message: "from before" });
    await createDemoRequest(app, { message: "of somebody else" });
    await createNewsletterSubscriber(app, { email: user.email });
    const input = {
      name: "Noor",
      email: "office@club.example",
      organization: "Rovers",
      message: "signed in",
    };
    await client.execute("mutation ($input: DemoRequestInput!) { requestDemo(input: $input) { id } }", {
      input,
    });
    const unproven = JSON.parse(await exported(client));
    expect(unproven.demoRequests).toMatchObject([{ message: "signed in" }]);
    expect(unproven.blog.newsletter).toEqual([]);
    await app.database.orm.em
      .fork()
      .execute("update users set email_proven_at = now() where id = ?", [user.id]);
    const proven = JSON.parse(await exported(client));
    expect(proven.demoRequests).toMatchObject([{ message: "from before" }, { message: "signed in" }]);
    expect(proven.blog.newsletter).toMatchObject([{ email: user.email, status: "confirmed" }]);
  });
});
