import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../../../testing/servers/test-app.ts";
import { namesIn } from "./named-solutions.ts";

describe("names in a text", () => {
  it("begin with a capital or a figure, in the text's order, without punctuation", () => {
    expect(namesIn("we tried (Pitchgrain's) 4D.")).toEqual(["Pitchgrain", "Pitchgrain 4D", "4D"]);
  });

  it("are not the first word of a sentence alone, and end with it", () => {
    expect(namesIn("Compass is old. Compass Pro is new")).toEqual([
      "Compass is",
      "Compass is old",
      "Compass Pro",
      "Compass Pro is",
      "Compass Pro is new",
      "Pro",
      "Pro is",
      "Pro is new",
    ]);
  });
});

describe("the solutions that a post names", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp("empty");
    for (const [id, title, status] of [
      [1, "Gantry Arena", "published"],
      [2, "Pitchgrain", "published"],
      [3, "Hidden Thing", "withdrawn"],
      [4, "Four", "published"],
    ] as const)
      await createSolution(app, { id, title, status });
    await app.database.orm.em.fork().execute(`
      insert into blog_categories (id, name, slug) values (900, 'Named', 'named');
      insert into blog_posts (id, title, slug, content, category_id, status, published_at, created_at, updated_at) values
        (901, 'One', 'one', 'Four clubs use Pitchgrain, pitchgrain and Gantry Arena. None has Hidden Thing.', 900,
         'published', now(), now(), now()),
        (902, 'Two', 'two', 'It names Pitchgrain.', 900, 'draft', null, now(), now())`);
  });
  afterAll(() => app.stop());

  const ask = async (id: string, first = 5) => {
    const { data, errors } = await app.execute<{ solutionsNamedInPost: { title: string }[] }>(
      "query ($id: ID!, $first: Int!) { solutionsNamedInPost(id: $id, first: $first) { title category { name } } }",
      { id, first },
    );
    return errors?.[0]?.extensions?.code ?? data.solutionsNamedInPost.map(({ title }) => title);
  };

  it("come in the text's order, in two statements", async () => {
    app.database.statements.length = 0;
    expect(await ask("901")).toEqual(["Pitchgrain", "Gantry Arena"]);
    expect(app.database.statements).toHaveLength(2);
    expect(await ask("901", 1)).toEqual(["Pitchgrain"]);
    expect(await ask("901", 0)).toBe("BAD_USER_INPUT");
  });

  it("are nobody's business before it is published", async () => {
    for (const id of ["902", "999", "x"]) expect(await ask(id), id).toEqual([]);
  });
});
