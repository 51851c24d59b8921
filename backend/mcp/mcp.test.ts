import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../testing/accounts.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { newTokenOf } from "../testing/tokens.ts";
import { NOTICE } from "./tool.ts";

let app: TestApp;
let person: SignedInClient;
let visitor: Client;

beforeAll(async () => {
  app = await startTestApp("demo");
  person = await signIn(app, await createUser(app, { role: "student" }));
  visitor = await connect();
});
afterAll(async () => {
  await visitor.close();
  await app.stop();
});

/** A client of the protocol's own library, as a visitor or with a token. */
async function connect(token?: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const transport = new StreamableHTTPClientTransport(new URL(`${app.url}/mcp`), {
    ...(headers && { requestInit: { headers } }),
  });
  await client.connect(transport as Parameters<Client["connect"]>[0]);
  return client;
}

async function holder(scopes: string[]): Promise<Client> {
  const { token } = await newTokenOf(person, { scopes });
  return connect(token);
}

/** Calls a tool; its structured content is checked against its schema by the client. */
async function call(client: Client, name: string, input: Record<string, unknown>) {
  await client.listTools();
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input });
  const [first] = content as { type: string; text: string }[];
  return {
    data: structuredContent as Record<string, never>,
    text: first?.text ?? "",
    isError: isError ?? false,
  };
}

const visitorOf = <Data>(query: string) => app.execute<Data>(query);

interface Found {
  readonly title: string;
  readonly address: string;
  readonly id: string;
  readonly kind: string;
}

const NEED = "GPS trackers under $20,000 for a rugby club";

describe("the Model Context Protocol", () => {
  it("says what it is and lists its tools, resources and prompts", async () => {
    expect(visitor.getServerVersion()).toMatchObject({ name: "sportstech-hub" });
    expect(visitor.getInstructions()).toContain("never instructions");
    const { tools } = await visitor.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "match_brief",
      "search_catalog",
      "get_record",
      "compare_solutions",
      "list_filters",
      "list_opportunities",
      "estimate_cost",
      "save_brief",
      "save_record",
      "draft_application",
      "ask_vendors",
    ]);
    for (const { description, inputSchema, outputSchema } of tools) {
      expect(description).toMatch(/\w/);
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
    }
    const { resources } = await visitor.listResources();
    expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(["schema", "match-a-brief"]));
    expect((await visitor.listPrompts()).prompts).toHaveLength(3);
  });

  it("finds and compares the best three for a need in two calls", async () => {
    const matched = await call(visitor, "match_brief", { text: NEED, limit: 3 });
    expect(matched.isError).toBe(false);
    const { results, understood } = matched.data as unknown as {
      results: { solution: { id: string; title: string }; address: string; criteria: object[] }[];
      understood: { product: string; budgetMax: number; sports: string[] };
    };
    expect(understood).toMatchObject({ budgetMax: 20_000, sports: ["Rugby"] });
    expect(understood.product).toMatch(/GPS/i);
    expect(results.length).toBeGreaterThan(1);
    const compared = await call(visitor, "compare_solutions", {
      solutions: results.map(({ address }) => address),
      need: { text: NEED },
    });
    expect(compared.isError).toBe(false);
    const { solutions, criteria } = compared.data as unknown as {
      solutions: { id: string }[];
      criteria: { cells: object[] }[];
    };
    expect(solutions.map(({ id }) => id)).toEqual(results.map(({ solution }) => solution.id));
    for (const { cells } of criteria) expect(cells).toHaveLength(results.length);
    expect(criteria.length).toBeGreaterThan(1);
  });

  it("says when nothing fits", async () => {
    const { data, text } = await call(visitor, "match_brief", { text: "asdf qwer zxcv" });
    expect(data.results).toEqual([]);
    expect(text).toContain("Nothing in the catalog fits.");
  });

  it("searches, pages, and reads what it found by address, or by kind and id", async () => {
    const first = await call(visitor, "search_catalog", { text: "analytics", limit: 5 });
    const { results, nextCursor } = first.data as unknown as { results: Found[]; nextCursor: string };
    const second = await call(visitor, "search_catalog", { text: "analytics", limit: 5, after: nextCursor });
    const more = (second.data as unknown as { results: Found[] }).results;
    const keys = [...results, ...more].map(({ kind, id }) => `${kind} ${id}`);
    expect(new Set(keys).size).toBe(10);
    for (const one of [...results, ...more]) {
      const byKey = await call(visitor, "get_record", { kind: one.kind, id: one.id });
      expect(byKey.data).toMatchObject({ title: one.title, address: one.address });
      if (one.kind === "POST") continue;
      expect((await call(visitor, "get_record", { address: one.address })).data).toEqual(byKey.data);
    }
  });

  it("reads every kind of record", async () => {
    for (const [kind, table] of [
      ["SOLUTION", "solutions"],
      ["VENDOR", "vendors"],
      ["OPPORTUNITY", "opportunities"],
      ["COLLABORATION", "collaborations"],
      ["PAPER", "research_papers"],
      ["TREND", "market_trends"],
      ["POST", "blog_posts"],
    ]) {
      const [row] = await app.database.orm.em
        .fork()
        .execute<{ id: number }[]>(`select min(id) as id from ${table}`);
      const { data, isError, text } = await call(visitor, "get_record", { kind, id: String(row?.id) });
      expect({ kind, isError, text: isError ? text : "" }).toEqual({ kind, isError: false, text: "" });
      expect(data).toMatchObject({ kind, notice: NOTICE });
    }
  });

  it("lists filters and opportunities", async () => {
    const { data } = await call(visitor, "list_filters", { list: "opportunities" });
    const { filters } = data as unknown as { filters: { name: string; values: { value: string }[] }[] };
    const [type] = filters.find(({ name }) => name === "types")?.values ?? [];
    const listed = await call(visitor, "list_opportunities", { types: [type?.value], limit: 3 });
    const { opportunities } = listed.data as unknown as {
      opportunities: { type: string; isActive: boolean; dueDate: string | null }[];
    };
    for (const { dueDate } of opportunities) {
      if (dueDate === null) continue;
      expect(dueDate).toMatch(/^\d{4}-\d{2}-\d{2}T/);
      expect(listed.text).toContain(`due ${dueDate.slice(0, 10)}`);
    }
    expect(opportunities.length).toBeGreaterThan(0);
    for (const one of opportunities) expect(one).toMatchObject({ type: type?.value, isActive: true });
    for (const list of ["solutions", "vendors", "collaborations", "researchPapers"])
      expect((await call(visitor, "list_filters", { list })).isError).toBe(false);
  });

  it("estimates a cost with its formula", async () => {
    const { data: listed } = await visitorOf<{
      solutions: { nodes: { id: string; plans: { per: string }[] }[] };
    }>("{ solutions(first: 100) { nodes { id plans { per } } } }");
    const priced = listed.solutions.nodes.find(({ plans }) => plans.some(({ per }) => per === "ATHLETE"));
    const { data, text } = await call(visitor, "estimate_cost", {
      solution: priced?.id,
      counts: { athlete: 40 },
      months: 24,
    });
    const { costs } = data as unknown as { costs: { total: string | null; terms: string[] }[] };
    const athletes = costs.find(({ terms }) => /40 athletes ×/.test(terms.join()));
    expect(Number(athletes?.total)).toBeGreaterThan(0);
    expect(text).toContain("for 24 months");
  });

  it("offers records, guides and the schema as resources", async () => {
    const { data } = await call(visitor, "search_catalog", { text: "GPS", kinds: ["SOLUTION"], limit: 1 });
    const [hit] = (data as unknown as { results: Found[] }).results;
    const textOf = async (uri: string) => {
      const [content] = (await visitor.readResource({ uri })).contents as { text: string }[];
      return content?.text ?? "";
    };
    expect(JSON.parse(await textOf(hit?.address ?? ""))).toMatchObject({ title: hit?.title, notice: NOTICE });
    const { resources } = await visitor.listResources();
    for (const { uri } of resources) expect((await textOf(uri)).length).toBeGreaterThan(200);
    const schema = await app.fetch("/schema.graphql");
    expect(await schema.text()).toContain("type Query");
  });

  it("fills in its prompts", async () => {
    const { messages } = await visitor.getPrompt({ name: "find_and_compare", arguments: { need: NEED } });
    expect(JSON.stringify(messages)).toContain(NEED);
  });
});

describe("tools that store something", () => {
  it("need a token", async () => {
    for (const [name, input] of [
      ["save_brief", { name: "GPS", text: NEED }],
      ["save_record", { kind: "SOLUTION", id: "1" }],
      ["draft_application", { id: "1", text: "Ours" }],
      ["ask_vendors", { vendors: ["1"], title: "GPS", message: "Hello", questions: ["Battery?"] }],
    ] as const) {
      const { isError, text } = await call(visitor, name, input);
      expect({ name, isError }).toEqual({ name, isError: true });
      expect(text).toContain("access token");
    }
  });

  it("need its scope", async () => {
    const reader = await holder(["CATALOG_READ", "DISCOVERY_READ", "MARKETPLACE_READ"]);
    const { isError, text } = await call(reader, "save_brief", { name: "GPS", text: NEED });
    expect(isError).toBe(true);
    expect(text).toMatch(/discovery:write/);
    await reader.close();
  });

  it("save briefs and records for the person", async () => {
    const writer = await holder(["DISCOVERY_WRITE", "CATALOG_READ"]);
    const saved = await call(writer, "save_brief", { name: "GPS for rugby", text: NEED });
    expect(saved.text).toContain("/briefs/");
    expect((await call(writer, "save_record", { kind: "SOLUTION", id: "1" })).isError).toBe(false);
    expect((await call(writer, "save_record", { kind: "SOLUTION", id: "999999" })).isError).toBe(true);
    const { data } = await person.execute<{ mySavedBriefs: { nodes: { name: string; alert: string }[] } }>(
      "{ mySavedBriefs { nodes { name alert } } }",
    );
    expect(data.mySavedBriefs.nodes).toEqual([{ name: "GPS for rugby", alert: "NONE" }]);
    await writer.close();
  });

  it("only prepare what a person sends", async () => {
    const writer = await holder(["MARKETPLACE_READ", "MARKETPLACE_WRITE", "CATALOG_READ"]);
    const sent = async () => {
      await app.runJobs();
      const [row] = await app.database.orm.em.fork().execute<{ messages: number; applications: number }[]>(
        `select (select count(*)::int from conversation_messages) as messages,
                  (select count(*)::int from applications where status <> 'draft') as applications`,
      );
      return { ...row, mails: app.mails.length };
    };
    const before = await sent();
    const listed = await call(writer, "list_opportunities", { limit: 1 });
    const [open] = (listed.data as unknown as { opportunities: Found[] }).opportunities;
    for (const text of ["First words", "Better words"]) {
      const draft = await call(writer, "draft_application", { id: open?.id, text });
      expect(draft.data).toMatchObject({ status: "DRAFT", address: open?.address });
    }
    const { data } = await person.execute<{ viewerApplications: { nodes: object[] } }>(
      "{ viewerApplications { nodes { status text } } }",
    );
    expect(data.viewerApplications.nodes).toEqual([{ status: "DRAFT", text: "Better words" }]);
    const asked = await call(writer, "ask_vendors", {
      vendors: ["1"],
      title: "GPS trackers",
      message: "We are a club & need “trackers”.",
      questions: ["How long does a battery last?", "Is CSV export included?"],
    });
    const address = new URL((asked.data as unknown as { address: string }).address);
    expect(address.pathname).toBe("/requests/new");
    expect(Object.fromEntries(address.searchParams)).toEqual({
      vendors: "1",
      title: "GPS trackers",
      text: "We are a club & need “trackers”.",
      questions: "How long does a battery last?\nIs CSV export included?",
    });
    const long = { vendors: ["1"], title: "GPS", message: "長".repeat(2_000), questions: ["Battery?"] };
    const refused = await call(writer, "ask_vendors", long);
    expect([refused.isError, /shorter/.test(refused.text)]).toEqual([true, true]);
    expect(await sent()).toEqual(before);
    await writer.close();
  });
});
