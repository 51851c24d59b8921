import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
});
afterAll(() => app.stop());

const CONDITIONAL = `query ($more: Boolean!) {
  solutions(first: 1) { nodes { id } }
  ... on Query @include(if: $more) { solutions(first: 1) { nodes { title vendor { name } } totalCount } }
}`;

const NAMED = `
  fragment Id on Query { vendors(first: 1) { nodes { id } } }
  fragment Name on Query { vendors(first: 1) { nodes { name categories { name } } } }
  query One { ...Id }
  query Two { ...Id ...Name }`;

describe("a field that a document writes more than once", () => {
  it("is read as each request's variables ask", async () => {
    const [less, more, again] = [
      await app.execute(CONDITIONAL, { more: false }),
      await app.execute(CONDITIONAL, { more: true }),
      await app.execute(CONDITIONAL, { more: false }),
    ];
    const id = expect.any(String) as string;
    expect(less.data).toEqual({ solutions: { nodes: [{ id }] } });
    expect(more.data).toEqual({
      solutions: {
        nodes: [{ id, title: id, vendor: { name: id } }],
        totalCount: expect.any(Number) as number,
      },
    });
    expect(again.data).toEqual(less.data);
  });

  it("is read as each operation of the document asks", async () => {
    const read = async (operationName: string) => {
      const response = await fetch(`${app.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query: NAMED, operationName }),
      });
      const { data } = (await response.json()) as { data: unknown };
      return data;
    };
    const id = expect.any(String) as string;
    expect(await read("One")).toEqual({ vendors: { nodes: [{ id }] } });
    expect(await read("Two")).toEqual({
      vendors: { nodes: [{ id, name: id, categories: expect.any(Array) as unknown[] }] },
    });
  });
});
