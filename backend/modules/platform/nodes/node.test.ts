import { parse } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { costMeter } from "../../../graphql/cost/document-cost.ts";
import { onlyOperation } from "../../../graphql/documents/compiled.ts";
import { createSchema } from "../../../graphql/schema.ts";
import { createBlogPost } from "../../../testing/factories/blog-post.ts";
import { createCollaboration } from "../../../testing/factories/collaboration.ts";
import { createOpportunity } from "../../../testing/factories/opportunity.ts";
import { createPaper } from "../../../testing/factories/paper.ts";
import { createReview } from "../../../testing/factories/review.ts";
import { createSolution } from "../../../testing/factories/solution.ts";
import { createTrend } from "../../../testing/factories/trend.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";
import { encodeNodeId } from "./node-id.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "0" });
  await createSolution(app, { title: "Sprint Timer", sports: ["Rowing"] });
  await createReview(app, { solution: { id: 1 } });
  await createOpportunity(app);
  await createPaper(app);
  await createCollaboration(app);
  await createTrend(app);
  await createBlogPost(app);
});
afterAll(() => app.stop());

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id nodeId
  ... on Solution { title vendor { name nodeId } category { nodeId } } ... on Review { rating } } }`;
interface Found {
  readonly __typename: string;
  readonly id: string;
  readonly nodeId: string;
  readonly title?: string;
}
const find = async (ids: string[]) =>
  (await app.execute<{ nodes: (Found | null)[] }>(NODES, { ids })).data.nodes;
const idOf = (type: string, id = 1) => encodeNodeId({ type, id });

describe("a record is found by its global id", () => {
  it.each([
    ["Solution", "solution(id: 1)"],
    ["Vendor", "vendor(id: 1)"],
    ["Opportunity", "opportunity(id: 1)"],
    ["ResearchPaper", "researchPaper(id: 1)"],
    ["Collaboration", "collaboration(id: 1)"],
    ["MarketTrend", "marketTrend(id: 1)"],
    ["BlogPost", "blogPosts(first: 1) { nodes { nodeId } } #"],
    ["Review", "reviews(first: 1) { nodes { nodeId } } #"],
    ["Category", "solution(id: 1) { category { nodeId } } #"],
    ["Sport", "solution(id: 1) { sports { nodeId } } #"],
    ["BlogCategory", "blogPosts(first: 1) { nodes { category { nodeId } } } #"],
  ])("%s", async (type, field) => {
    const { data } = await app.execute(`{ ${field} { nodeId }\n}`);
    const [, nodeId = ""] = /"nodeId":"([^"]+)"/.exec(JSON.stringify(data)) ?? [];
    const { data: again, errors } = await app.execute<{ node: Found | null }>(
      "query ($id: ID!) { node(id: $id) { __typename id nodeId } }",
      { id: nodeId },
    );
    expect(errors).toBeUndefined();
    expect(again.node).toMatchObject({ __typename: type, nodeId });
  });
});

describe("nodes", () => {
  it("come in the order of their ids, null where there is none, in one statement for each kind", async () => {
    const ids = [
      idOf("Review"),
      idOf("Solution"),
      idOf("Solution", 99),
      idOf("Review"),
      idOf("User"),
      "1",
      "",
    ];
    app.database.statements.length = 0;
    const found = await find(ids);
    expect(app.database.statements).toHaveLength(2);
    expect(found.map((node) => node?.__typename)).toEqual([
      "Review",
      "Solution",
      undefined,
      "Review",
      undefined,
      undefined,
      undefined,
    ]);
    expect(found[1]).toMatchObject({ id: "1", title: "Sprint Timer", vendor: { nodeId: idOf("Vendor") } });
  });

  it("answer the same when the query is compiled", async () => {
    const ids = [idOf("Solution"), idOf("Review"), idOf("MarketTrend", 5)];
    const first = await find(ids);
    for (let n = 0; n < 25; n += 1) expect(await find(ids)).toEqual(first);
  });

  it("are only those that everybody may see", async () => {
    const draft = await createSolution(app, { status: "draft" });
    const pending = await createReview(app, { solution: { id: 1 }, status: "pending" });
    const ofDraft = await createReview(app, { solution: draft });
    const opportunity = await createOpportunity(app, { stage: "draft" });
    const post = await createBlogPost(app, { status: "draft" });
    const hidden = [
      idOf("Solution", draft.id),
      idOf("Review", pending.id),
      idOf("Review", ofDraft.id),
      idOf("Opportunity", opportunity.id),
      idOf("BlogPost", post.id),
    ];
    expect(await find(hidden)).toEqual(hidden.map(() => null));
  });

  it("are at most 100, and cost as many as they are", async () => {
    const { errors } = await app.execute(NODES, { ids: Array.from({ length: 101 }, () => idOf("Solution")) });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    const document = parse(NODES);
    const operation = onlyOperation(document);
    if (!operation) throw new Error("There is one.");
    const costOf = costMeter(createSchema());
    const cost = (length: number) =>
      costOf({ document, operation, variables: { ids: Array.from({ length }, (_, n) => String(n)) } });
    expect(cost(100) - cost(50)).toBe(cost(60) - cost(10));
    expect(cost(100)).toBeGreaterThan(5 * cost(10));
  });
});
