import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { User } from "../identity/user.entity.ts";

const ROLES = ["admin", "business", "student", "mentor", "investor"] as const;

let app: TestApp;
const people = new Map<string, SignedInClient>();
beforeAll(async () => {
  app = await startTestApp("demo");
  for (const username of ROLES) {
    const user = await app.database.orm.em.fork().findOneOrFail(User, { username });
    people.set(username, await signIn(app, user));
  }
});
afterAll(() => app.stop());

/** What the dashboard asks for; none of these takes whose it is. */
const QUERIES = [
  "viewerWork",
  "viewerActivities",
  "viewerPartnerships",
  "viewerWeeks",
  "notifications",
  "unreadCount",
  "notificationFrequencies",
  "mentoringRequests",
  "mentoringSessions",
  "mentoringSummary",
  "mentors",
  "recommendations",
  "dealFlow",
  "executiveOverview",
  "solutionManagement",
  "myPostings",
  "viewerApplications",
  "receivedApplications",
];
/** What only administrators are told. */
const OFFICIAL = ["contentStats", "monitoring", "systemHealth", "userAnalytics"];

const schemaOf = async (name: string) => {
  const { data } = await app.execute<{
    __type: { fields: { name: string; args: { name: string }[]; type: Wrapped }[] };
  }>(`{ __type(name: "Query") { fields { name args { name }
    type { kind ofType { kind ofType { kind ofType { kind } } } } } } }`);
  return data.__type.fields.find((field) => field.name === name);
};
interface Wrapped {
  readonly kind: string;
  readonly ofType?: Wrapped | null;
}
const innermost = (type: Wrapped): string => (type.ofType ? innermost(type.ofType) : type.kind);
/** Asks for a field as it is, or for its type's name. */
const ask = async (client: Pick<SignedInClient, "execute">, name: string, args = "") => {
  const field = await schemaOf(name);
  const selection = field && innermost(field.type) === "OBJECT" ? "{ __typename }" : "";
  return client.execute(`{ ${name}${args} ${selection} }`);
};
const codeOf = ({ errors }: Awaited<ReturnType<typeof ask>>) => errors?.[0]?.extensions?.code;

describe("a query of the dashboard", () => {
  it.each(QUERIES)("%s is refused to visitors, and takes nobody's id or role", async (name) => {
    expect(codeOf(await ask(app, name))).toBe("UNAUTHENTICATED");
    const taken = (await schemaOf(name))?.args.map((arg) => arg.name) ?? [];
    for (const arg of ["userId", "role", "viewerId", "mentorId", "studentId"])
      expect(taken).not.toContain(arg);
    const other = people.get("admin")?.userId;
    for (const args of [`(userId: "${other}")`, '(role: "admin")'])
      expect((await app.execute(`{ ${name}${args} }`)).errors?.[0]?.extensions?.code).toBe(
        "GRAPHQL_VALIDATION_FAILED",
      );
  });

  it.each(OFFICIAL)("%s is for administrators", async (name) => {
    expect(codeOf(await ask(app, name))).toBe("UNAUTHENTICATED");
    for (const username of ROLES.slice(1)) {
      const client = people.get(username);
      expect([username, client && codeOf(await ask(client, name))]).toEqual([username, "FORBIDDEN"]);
    }
  });
});

describe("in REST", () => {
  const OWN = [
    "dashboard/stats",
    "dashboard/activities",
    "student/mentors",
    "student/assignments",
    "mentor/students",
    "mentor/research-projects",
  ];
  it.each(OWN)("/api/%s answers each role with its own, whoever is named", async (path) => {
    for (const [username, client] of people) {
      const own = await (await client.fetch(`/api/${path}`)).json();
      for (const [role, other] of people) {
        const response = await client.fetch(`/api/${path}?userId=${other.userId}&role=${role}`);
        expect(response.status).toBe(200);
        expect([username, role, withoutDates(await response.json())]).toEqual([
          username,
          role,
          withoutDates(own),
        ]);
      }
    }
    expect((await app.fetch(`/api/${path}?userId=${people.get("mentor")?.userId}&role=mentor`)).status).toBe(
      401,
    );
  });

  it("/api/dashboard/notifications/{userId} is refused for others, also to administrators", async () => {
    for (const client of people.values()) {
      for (const { userId } of people.values()) {
        const { status } = await client.fetch(`/api/dashboard/notifications/${userId}?role=admin`);
        expect(status).toBe(userId === client.userId ? 200 : 403);
      }
      for (const odd of ["0", "999999", "me"]) {
        const { status } = await client.fetch(`/api/dashboard/notifications/${odd}`);
        expect([400, 403]).toContain(status);
      }
    }
    expect((await app.fetch(`/api/dashboard/notifications/${people.get("admin")?.userId}`)).status).toBe(401);
  });
});

/** When it was counted differs from call to call. */
const withoutDates = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "countedAt" ? undefined : inner)));
