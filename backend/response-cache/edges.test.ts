import { afterAll, beforeAll, expect, it } from "vitest";
import { createBlogComment } from "../testing/factories/blog-comment.ts";
import { createBlogPost } from "../testing/factories/blog-post.ts";
import { createReview } from "../testing/factories/review.ts";
import { createSolution } from "../testing/factories/solution.ts";
import { createVendor } from "../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty", { ANSWER_MEMORY: "16" });
  for (const [name, category] of [
    ["A", "Video Analysis"],
    ["B", "Wearables"],
  ] as const) {
    const vendor = await createVendor(app, { name });
    const solution = await createSolution(app, { title: `Product ${name}`, vendor, category });
    await createReview(app, { solution, title: `Review ${name}` });
    const post = await createBlogPost(app, { title: name });
    await createBlogComment(app, { post, content: `Comment ${name}` });
  }
});
afterAll(() => app.stop());

/** Changes records, and waits until the cached responses have heard of it. */
async function change(sql: string) {
  await app.database.orm.em.fork().execute(sql);
  await app.answers?.caughtUp();
}

interface Parent {
  readonly id: string;
  readonly children: { readonly totalCount: number; readonly nodes: readonly { readonly text: string }[] };
}

/** The edges; `text` is what is changed of their children, and `move` what gives them all to one record. */
const EDGES = [
  {
    edge: "Vendor.solutions",
    records: "vendors(sort: NAME) { nodes { id children: solutions { totalCount nodes { text: title } } } }",
    text: "update solutions set title",
    move: "update solutions set vendor_id = (select max(id) from vendors)",
  },
  {
    edge: "Category.solutions",
    records: "categories { id children: solutions { totalCount nodes { text: title } } }",
    text: "update solutions set title",
    move: "update solutions set category_id = (select max(id) from categories)",
  },
  {
    edge: "Solution.reviews",
    records: "solutions { nodes { id children: reviews { totalCount nodes { text: title } } } }",
    text: "update reviews set title",
    move: "update reviews set solution_id = (select max(id) from solutions)",
  },
  {
    edge: "Vendor.reviews",
    records: "vendors(sort: NAME) { nodes { id children: reviews { totalCount nodes { text: title } } } }",
    text: "update reviews set title",
    move: "update solutions set vendor_id = (select min(id) from vendors)",
  },
  {
    edge: "BlogPost.comments",
    records: "blogPosts { nodes { id children: comments { totalCount nodes { text: content } } } }",
    text: "update blog_comments set content",
    move: "update blog_comments set post_id = (select max(id) from blog_posts)",
  },
];

it.each(EDGES)("what is kept of $edge is new once a child changes, moves or goes", async (edge) => {
  const query = `{ records: ${edge.records} }`;
  const texts = async () => {
    const { data, errors } = await app.execute<{ records: Parent[] | { nodes: Parent[] } }>(query);
    expect(errors).toBeUndefined();
    const records = "nodes" in data.records ? data.records.nodes : data.records;
    for (const { children } of records) expect(children.totalCount).toBe(children.nodes.length);
    return new Map(records.map(({ id, children }) => [id, children.nodes.map(({ text }) => text)]));
  };
  const afterChange = async (sql: string) => {
    await texts();
    app.database.statements.length = 0;
    await texts();
    expect(app.database.statements).toEqual([]);
    await change(sql);
    return texts();
  };
  const [, table = ""] = /update (\w+)/.exec(edge.text) ?? [];
  const lengths = (found: Map<string, string[]>) =>
    [...found.values()].map(({ length }) => length).toSorted();
  const changed = await afterChange(`${edge.text} = 'Changed ' || id`);
  expect([...changed.values()].flat()).toEqual([
    expect.stringMatching(/^Changed/),
    expect.stringMatching(/^Changed/),
  ]);
  const moved = await afterChange(edge.move);
  expect(moved).not.toEqual(changed);
  expect(lengths(moved)).toEqual([0, 2]);
  const hidden = table === "solutions" ? "withdrawn" : "hidden";
  const last = await afterChange(
    `update ${table} set status = '${hidden}' where id = (select max(id) from ${table})`,
  );
  expect(lengths(last)).toEqual([0, 1]);
  await change(`update ${table} set status = 'published'`);
});
