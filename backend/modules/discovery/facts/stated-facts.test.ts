import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createOrganization } from "../../../testing/factories/organization.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createVendor } from "../../../testing/factories/vendor.ts";
import { MATCH, type Matches } from "../../../testing/matches.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../testing/servers/test-app.ts";
import type { Solution } from "../../catalog/solutions/solution.entity.ts";
import type { Vendor } from "../../catalog/vendors/vendor.entity.ts";

const DESCRIPTION =
  "A match tagging platform for rugby coaches. It runs on iOS and costs $99 per month. It integrates with Hudl and Polar. It does not support soccer.";

let app: TestApp;
let member: SignedInClient;
let stranger: SignedInClient;
let admin: SignedInClient;
let vendor: Vendor;
let solution: Solution;
beforeAll(async () => {
  app = await startTestApp("empty");
  await app.database.orm.em
    .fork()
    .execute("insert into sports (name, slug) values ('Rugby', 'rugby'), ('Soccer', 'soccer')");
  const user = await createUser(app);
  member = await signIn(app, user);
  stranger = await signIn(app, await createUser(app));
  admin = await signIn(app, await createUser(app, { role: "admin" }));
  vendor = await createVendor(app, {
    organization: await createOrganization(app, { members: [[user, "owner"]] }),
  });
});
afterAll(() => app.stop());
beforeEach(async () => {
  solution = await createSolution(app, {
    vendor,
    description: DESCRIPTION,
    priceBand: "unknown",
    pricing: "",
  });
});

interface Facts {
  facts: { kind: string; value: string; label: string; quote: string; rejected: boolean }[];
}
const FIELDS = "{ kind value label quote rejected field start end confidence }";
const read = (by: TestClient, id: unknown = solution.id) =>
  by.execute<Facts>(`query ($id: ID!) { facts: statedFacts(solutionId: $id) ${FIELDS} }`, { id });
const reject = (by: TestClient, fact: object, id: unknown = solution.id) =>
  by.execute<Facts>(
    `mutation ($id: ID!, $kind: StatedFactKind!, $value: String!, $rejected: Boolean!) {
      facts: rejectStatedFact(solutionId: $id, kind: $kind, value: $value, rejected: $rejected) ${FIELDS}
    }`,
    { id, kind: "SPORT", value: "Rugby", rejected: true, ...fact },
  );
const verdictOf = async (brief: object) => {
  const { data } = await app.execute<Matches>(MATCH, { brief: { text: "match tagging platform", ...brief } });
  const match = data.matchSolutions.results.find((one) => one.solution.id === String(solution.id));
  return match?.criteria.find(({ kind }) => kind === "SPORT" || kind === "BUDGET")?.verdict;
};

it("are told to everyone with the words that state them, without what fields say already", async () => {
  const { data } = await read(app);
  const said = data.facts.map(({ kind, label }) => `${kind} ${label}`).toSorted();
  expect(said).toEqual([
    "INTEGRATION Hudl",
    "INTEGRATION Polar",
    "PLATFORM iOS",
    "PRICE $1,188 a year",
    "PRODUCT match tagging platform",
    "SPORT Rugby",
  ]);
  expect(data.facts.find(({ kind }) => kind === "SPORT")?.quote).toBe(
    "A match tagging platform for rugby coaches.",
  );
  await app.database.orm.em
    .fork()
    .execute("update solutions set integrations = '{hudl}', pricing = 'From $99' where id = ?", [
      solution.id,
    ]);
  const then = (await read(app)).data.facts.map(({ label }) => label);
  expect(then).not.toContain("Hudl");
  expect(then).not.toContain("$1,188 a year");
});

it("count in matching until the vendor says that they aren't right", async () => {
  expect(await verdictOf({ sports: ["Rugby"] })).toBe("MET");
  expect(await verdictOf({ sports: ["Soccer"] })).toBe("UNKNOWN");
  expect(await verdictOf({ budgetMax: 2000 })).toBe("MET");
  expect(await verdictOf({ budgetMax: 500 })).toBeUndefined();
  const { data } = await reject(member, {});
  expect(data.facts.find(({ value }) => value === "Rugby")?.rejected).toBe(true);
  expect(await verdictOf({ sports: ["Rugby"] })).toBe("UNKNOWN");
  expect((await read(app)).data.facts.map(({ value }) => value)).not.toContain("Rugby");
  expect((await read(member)).data.facts).toContainEqual(
    expect.objectContaining({ value: "Rugby", rejected: true }),
  );
  await reject(admin, { rejected: false });
  expect(await verdictOf({ sports: ["Rugby"] })).toBe("MET");
});

it("are rejected by members only, and only what is stated", async () => {
  const code = async (by: TestClient, fact: object = {}, id: unknown = solution.id) =>
    (await reject(by, fact, id)).errors?.[0]?.extensions?.code;
  expect(await code(app)).toBe("UNAUTHENTICATED");
  expect(await code(stranger)).toBe("FORBIDDEN");
  expect(await code(member, { value: "Chess" })).toBe("BAD_USER_INPUT");
  expect(await code(member, { value: "" })).toBe("BAD_USER_INPUT");
  expect(await code(member, {}, "0")).toBe("NOT_FOUND");
  expect(await code(member, {}, "x")).toBe("NOT_FOUND");
  expect((await read(app, "999999")).data.facts).toEqual([]);
  const draft = await createSolution(app, { vendor, description: DESCRIPTION, status: "draft" });
  expect((await read(app, draft.id)).data.facts).toEqual([]);
  expect((await read(stranger, draft.id)).data.facts).toEqual([]);
  expect((await read(member, draft.id)).data.facts).not.toEqual([]);
  expect(await code(stranger, {}, draft.id)).toBe("NOT_FOUND");
});
