import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp("empty");
  admin = await signIn(app, await createUser(app, { role: "admin", firstName: "Root" }));
});
afterAll(() => app.stop());

interface Users {
  users: {
    totalCount: number;
    nodes: { id: string; username: string; notificationPreferences: object; privacy: object }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = (by: TestClient, variables: object = {}) =>
  by.execute<Users>(
    `query ($search: String, $filter: UserFilter, $sort: UserSort! = NEWEST, $first: Int! = 20, $after: String) {
      users(search: $search, filter: $filter, sort: $sort, first: $first, after: $after) {
        totalCount
        nodes {
          id version username email firstName lastName role roleLabel isActive createdAt lastLogin permissions
          notificationPreferences { emailNotifications marketingUpdates } privacy { profileVisibility }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    { ...variables },
  );
const namesOf = async (variables: object) =>
  (await list(admin, variables)).data.users.nodes.map(({ username }) => username);

describe("the list of accounts", () => {
  it("is found by name, username, email and organization, by role and by status", async () => {
    await createUser(app, {
      username: "grace.h",
      email: "grace@navy.example",
      firstName: "Grace",
      lastName: "Hopper",
      role: "mentor",
      organization: "Navy FC",
    });
    await createUser(app, { username: "alan.t", firstName: "Alan", lastName: "Turing", isActive: false });
    await createUser(app, { username: "gone", anonymizedAt: new Date(), isActive: false });
    for (const search of ["grace hop", "GRACE.H", "@navy.ex", "navy f", "gr"])
      expect(await namesOf({ search })).toEqual(["grace.h"]);
    expect(await namesOf({ search: "100%" })).toEqual([]);
    expect(await namesOf({ search: "gone" })).toEqual([]);
    expect(await namesOf({ filter: { roles: ["MENTOR"] } })).toEqual(["grace.h"]);
    expect(await namesOf({ filter: { isActive: false } })).toEqual(["alan.t"]);
    expect((await namesOf({ sort: "NAME" })).slice(-2)).toEqual(["grace.h", "alan.t"]);
  });

  it("is paged, with an exact total and embedded settings, in two statements", async () => {
    for (let n = 0; n < 5; n += 1) await createUser(app);
    const { data } = await list(admin);
    const ids = data.users.nodes.map(({ id }) => id);
    expect(data.users.totalCount).toBe(ids.length);
    expect(data.users.nodes[0]).toMatchObject({
      notificationPreferences: { emailNotifications: true, marketingUpdates: false },
      privacy: { profileVisibility: true },
    });
    const paged: string[] = [];
    for (let after: string | undefined; ; ) {
      const { users } = (await list(admin, { first: 2, after })).data;
      paged.push(...users.nodes.map(({ id }) => id));
      if (!users.pageInfo.hasNextPage) break;
      after = users.pageInfo.endCursor;
    }
    expect(paged).toEqual(ids);
    app.database.statements.length = 0;
    await list(admin);
    expect(app.database.statements).toHaveLength(2);
  });

  it("is for administrators only", async () => {
    expect((await list(app)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const client = await signIn(app, await createUser(app, { role: "mentor" }));
    expect((await list(client)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await client.fetch("/api/admin/users")).status).toBe(403);
    const rows = (await (await admin.fetch("/api/admin/users?role=admin")).json()) as object[];
    expect(rows).toMatchObject([{ role: "admin", firstName: "Root" }]);
    expect((await admin.fetch("/api/admin/users?role=king")).status).toBe(400);
    expect((await admin.fetch("/api/admin/users?first=101")).status).toBe(400);
  });
});

describe("an account's activity", () => {
  it("is what the person did and what was done to their account, paged, with who did it", async () => {
    const user = await createUser(app, { password: "right-1" });
    await app.execute("mutation ($input: SignInInput!) { signIn(input: $input) { message } }", {
      input: { username: user.username, password: "right-1" },
    });
    await admin.execute(`mutation { updateUserProfile(id: ${user.id}, input: { title: "Coach" }) { id } }`);
    const query = `query ($after: String) { userActivity(id: ${user.id}, first: 1, after: $after) {
      nodes { id title at by address } pageInfo { hasNextPage endCursor } } }`;
    interface Page {
      userActivity: { nodes: object[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
    }
    const first = (await admin.execute<Page>(query)).data.userActivity;
    expect(first).toMatchObject({
      nodes: [{ title: "Profile changed", by: "Root Haddad", address: "127.0.0.1" }],
      pageInfo: { hasNextPage: true },
    });
    const second = (await admin.execute<Page>(query, { after: first.pageInfo.endCursor })).data.userActivity;
    expect(second).toMatchObject({
      nodes: [{ title: "Login activity", by: null }],
      pageInfo: { hasNextPage: false },
    });
    expect((await app.execute(query)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    const client = await signIn(app, user);
    expect((await client.execute(query)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
