import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBlogPost } from "../../testing/factories/blog-post.ts";
import { createOpportunity } from "../../testing/factories/opportunity.ts";
import { createSolution } from "../../testing/factories/solution.ts";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";
import { HIDDEN, HIDDEN_WORKS, type Surfaces, surfacesOf, telling } from "../../testing/suites/surfaces.ts";

let app: TestApp;
let surfaces: Surfaces;
beforeAll(async () => {
  app = await startTestApp("empty");
  surfaces = await surfacesOf(app);
});
afterAll(() => app.stop());

const TEXTS = { title: HIDDEN.title, description: HIDDEN.description };
const make = async (isPublic: boolean) => {
  const solution = await createSolution(app, {
    ...TEXTS,
    ...HIDDEN_WORKS,
    features: [HIDDEN.feature],
    tags: [HIDDEN.tag],
    integrations: [HIDDEN.tag],
    status: isPublic ? "published" : "draft",
  });
  await createOpportunity(app, { ...TEXTS, ...HIDDEN_WORKS, stage: isPublic ? "published" : "draft" });
  const post = {
    title: TEXTS.title,
    slug: `post-${isPublic}`,
    excerpt: TEXTS.description,
    content: TEXTS.description,
  };
  await createBlogPost(app, isPublic ? post : { ...post, status: "draft", publishedAt: null });
  return solution.id;
};

/** Not even a number or a corrected word says that there is something. */
function expectNothingCounted(said: Record<string, string>): void {
  for (const name of ["search, typed halfway", "search, misspelled", "search, run together", "list of posts"])
    expect(said[name], name).toContain('"totalCount":0');
  expect(said["list of solutions"]).toContain('"totalCount":0');
  expect(said["search, misspelled"]).toContain('"didYouMean":null');
}

describe("what is not public", () => {
  it("is told of nowhere: not as a draft, not after it was withdrawn, though while it is public", async () => {
    const draft = await make(false);
    const before = await surfaces.walk([draft]);
    expect(telling(before)).toEqual([]);
    expectNothingCounted(before);
    const shown = await make(true);
    const meanwhile = telling(await surfaces.walk([draft, shown]));
    expect(meanwhile).toEqual(
      expect.arrayContaining([
        "search",
        "search, typed halfway",
        "search, misspelled",
        "search, run together",
        "list of solutions",
        "list of opportunities",
        "list of posts",
        "brief in a sentence",
        "saved brief",
        "comparison",
        "fitting solutions",
        "fitting opportunities",
        "opportunities for a person",
        "recommendations",
        "preview of a synonym",
        "/api/solutions",
        "/api/opportunities",
        "letters",
      ]),
    );
    const em = app.database.orm.em.fork();
    await em.execute("update solutions set status = 'withdrawn' where id = ?", [shown]);
    await em.execute("update opportunities set stage = 'draft' where title = ?", [TEXTS.title]);
    await em.execute("update blog_posts set status = 'draft', published_at = null where title = ?", [
      TEXTS.title,
    ]);
    const after = await surfaces.walk([draft, shown]);
    expect(telling(after)).toEqual([]);
    expectNothingCounted(after);
  });
});
