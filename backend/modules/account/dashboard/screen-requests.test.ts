import type { MaybeMasked, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { Kind, print } from "graphql";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { preload } from "../../../../frontend/routes/account/dashboard/dashboard-screen.tsx";
import { tabsOf } from "../../../../frontend/routes/account/dashboard/panels/panels.ts";
import { type SignedInClient, signIn } from "../../../testing/accounts.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { User } from "../identity/user.entity.ts";

let app: TestApp;
beforeAll(async () => {
  // Asks as the browser does: the server renders also what is below.
  vi.stubEnv("SSR", false);
  app = await startTestApp("demo");
  // The first search in a process reads the whole index; it isn't the cost of a screen.
  const { id } = await app.database.orm.em.fork().findOneOrFail(User, { username: "business" });
  await (await signIn(app, { id })).execute("{ recommendations(first: 1) { reason } }");
});
afterAll(() => {
  vi.unstubAllEnvs();
  return app.stop();
});

/** Asked once for every tab; the panels come on top. */
const SHELL = ["Viewer", "Dashboard"];
const STATEMENTS = 6;

/** Asks as the screen does, one operation after the other, and counts the statements of each. */
function counting(client: SignedInClient) {
  const counts = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  const start = <Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => {
    const ask = async () => {
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
      const name = operation && "name" in operation ? operation.name?.value : undefined;
      if (!name || counts.has(name)) return answers.get(name ?? "");
      const query = print(document).replaceAll(" @unmask", "");
      app.database.statements.length = 0;
      const { data, errors } = await client.execute(query, variables);
      expect(errors, name).toBeUndefined();
      const own = app.database.statements.filter((said) => !/from "?sessions"?/.test(String(said)));
      counts.set(name, own.length);
      answers.set(name, data);
      return data;
    };
    const turn = last.then(ask);
    last = turn;
    return turn as Promise<MaybeMasked<Data> | undefined>;
  };
  const answers = new Map<string, unknown>();
  return { start, counts };
}

it.each([
  ["admin", "ADMIN"],
  ["business", "USER"],
  ["student", "STUDENT"],
  ["mentor", "MENTOR"],
  ["investor", "INVESTOR"],
] as const)(
  "every tab of the %s asks at most four times, each within six statements",
  async (username, role) => {
    const user = await app.database.orm.em.fork().findOneOrFail(User, { username });
    const client = await signIn(app, user);
    for (const { value } of tabsOf(role)) {
      const { start, counts } = counting(client);
      await preload?.(start, { params: {}, search: new URLSearchParams({ tab: value }) });
      const panels = [...counts].filter(([name]) => !SHELL.includes(name));
      expect(panels.length, `${value}: ${[...counts.keys()]}`).toBeLessThanOrEqual(4);
      const dear = [...counts].filter(([, count]) => count > STATEMENTS);
      expect(dear, value).toEqual([]);
    }
  },
);
