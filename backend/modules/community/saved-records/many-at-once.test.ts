import { afterAll, beforeAll, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

let app: TestApp;
let client: SignedInClient;
let solution: { id: number };
let list: string;
beforeAll(async () => {
  app = await startTestApp("empty");
  client = await signIn(app, await createUser(app));
  solution = await createSolution(app);
  const { data } = await client.execute<{ createShortlist: { id: string } }>(
    'mutation { createShortlist(name: "Season") { id } }',
  );
  list = data.createShortlist.id;
});
afterAll(() => app.stop());

// More than there are connections: a change that held one while it waited for another would keep everybody waiting.
it.each([
  [
    "bookmarks",
    (n: number) => `setBookmark(kind: SOLUTION, id: ${solution.id}, saved: ${n % 2 === 0}) { __typename }`,
  ],
  ["new lists", (n: number) => `createShortlist(name: "List ${n}") { id }`],
  ["entries", () => `addToShortlist(shortlistId: ${list}, kind: SOLUTION, id: ${solution.id}) { id }`],
  [
    "saved searches",
    (n: number) =>
      `saveSearch(list: "solutions", address: "?search=gps", input: { name: "Search ${n}", alert: NONE }) { id }`,
  ],
  ["shared links", (n: number) => `shareShortlist(id: ${list}, shared: ${n % 2 === 0}) { shareUrl }`],
])("forty changes of %s at once are all made", async (_, change) => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_unused, n) => client.execute(`mutation { ${change(n)} }`)),
  );
  expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
});
