import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createUser, type SignedInClient, signIn } from "../../../../testing/accounts.ts";
import { createCategory } from "../../../../testing/factories/category.ts";
import { createOrganization } from "../../../../testing/factories/organization.ts";
import { createSolution } from "../../../../testing/factories/solution.ts";
import { createVendor } from "../../../../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../../../../testing/servers/test-app.ts";
import type { Vendor } from "../../vendors/vendor.entity.ts";

let app: TestApp;
let editor: SignedInClient;
let stranger: SignedInClient;
let vendor: Vendor;
let input: Record<string, unknown>;
beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app);
  editor = await signIn(app, user);
  stranger = await signIn(app, await createUser(app));
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  vendor = await createVendor(app, { organization });
  const { id } = await createCategory(app, { name: "Video Analysis" });
  input = {
    title: "Tagger",
    description: "Tags.",
    categoryId: String(id),
    priceBand: "FREE",
    pricing: "Free",
    levels: ["ELITE"],
    sportIds: [],
    features: ["One", "Two"],
    tags: ["video"],
    website: "",
  };
});
afterAll(() => app.stop());

interface Written {
  id: string;
  version: number;
  status: string;
}
const FIELDS = "{ id version status title features integrations category { name } levels }";
const create = (by: TestClient, fields: object = {}, publish = true) =>
  by.execute<{ createSolution: Written }>(
    `mutation ($vendor: ID!, $input: SolutionInput!, $publish: Boolean!) {
      createSolution(vendorId: $vendor, input: $input, publish: $publish) ${FIELDS}
    }`,
    { vendor: vendor.id, input: { ...input, ...fields }, publish },
  );
const update = (by: TestClient, id: string, version: number, fields: object = {}) =>
  by.execute<{ updateSolution: Written }>(
    `mutation ($id: ID!, $input: SolutionInput!, $version: Int!) {
      updateSolution(id: $id, input: $input, version: $version) ${FIELDS}
    }`,
    { id, version, input: { ...input, ...fields } },
  );
const act = (by: TestClient, name: string, id: string, version: number) =>
  by.execute<Record<string, Written>>(
    `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, version: $version) ${FIELDS} }`,
    { id, version },
  );
const refusal = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});

/** Where everybody would find a solution. */
async function publicly(id: string) {
  const { data } = await app.execute<{
    solution: object | null;
    comparedSolutions: object[];
    solutions: { totalCount: number };
    vendor: { solutionCount: number };
  }>(
    `query ($id: ID!, $vendor: ID!) {
      solution(id: $id) { id } comparedSolutions(ids: [$id]) { id }
      solutions { totalCount } vendor(id: $vendor) { solutionCount }
    }`,
    { id, vendor: vendor.id },
  );
  return [
    data.solution !== null,
    data.comparedSolutions.length,
    data.solutions.totalCount,
    data.vendor.solutionCount,
  ];
}

describe("a vendor's solution", () => {
  it("takes as many features, tags and integrations as an import does", async () => {
    const many = (word: string) => Array.from({ length: 50 }, (_, index) => `${word} ${index}`);
    const fields = { features: many("feature"), tags: many("tag"), integrations: many("system") };
    const { data } = await create(editor, { title: "Of many features", ...fields }, false);
    expect(data.createSolution).toMatchObject({ features: fields.features });
  });

  it("is public and counted only while it is published", async () => {
    const { data } = await create(editor, { title: "Draft" }, false);
    const { id } = data.createSolution;
    expect(data.createSolution).toMatchObject({ status: "DRAFT", version: 1, features: ["One", "Two"] });
    expect(await publicly(id)).toEqual([false, 0, 0, 0]);
    const saved = "mutation ($id: ID!) { setBookmark(kind: SOLUTION, id: $id, saved: true) { __typename } }";
    expect(refusal(await stranger.execute(saved, { id })).code).toBe("NOT_FOUND");
    const review = `mutation ($id: ID!) { writeReview(solutionId: $id, input: { rating: 5, title: "A", text: "B" }) { id } }`;
    expect(refusal(await stranger.execute(review, { id })).code).toBe("NOT_FOUND");
    expect((await act(editor, "publishSolution", id, 1)).data.publishSolution).toMatchObject({
      status: "PUBLISHED",
    });
    expect(await publicly(id)).toEqual([true, 1, 1, 1]);
    expect(
      (await app.fetch("/sitemap.xml").then((file) => file.text())).includes(`/solutions/${id}-draft`),
    ).toBe(true);
    await act(editor, "withdrawSolution", id, 2);
    expect(await publicly(id)).toEqual([false, 0, 0, 0]);
    await act(editor, "publishSolution", id, 3);
    expect(await publicly(id)).toEqual([true, 1, 1, 1]);
    const actions = await app.database.orm.em
      .fork()
      .execute<{ action: string }[]>("select action from audit_entries where subject_id = ? order by id", [
        id,
      ]);
    expect(actions.map(({ action }) => action)).toEqual([
      "solution.created",
      "solution.published",
      "solution.withdrawn",
      "solution.published",
    ]);
  });

  it("is made once, however often its form is sent at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(editor, { title: "Once" })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(refusal(answer)).toEqual({ code: "CONFLICT", fields: { title: expect.any(String) } });
  });

  it("is never overwritten with what was based on another version", async () => {
    const { id } = (await create(editor, { title: "Versions" })).data.createSolution;
    const answers = await Promise.all(
      ["One", "Two", "Three"].map((description) => update(editor, id, 1, { title: "Versions", description })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(refusal(await act(editor, "withdrawSolution", id, 1))).toEqual({
      code: "CONFLICT",
      fields: { version: expect.any(String) },
    });
  });

  it("keeps each integration once, and as they were where they are left out", async () => {
    const given = { title: "Linked", integrations: [" Garmin ", "Excel", "Garmin"] };
    const { id, ...made } = (await create(editor, given)).data.createSolution;
    expect(made).toMatchObject({ integrations: ["Garmin", "Excel"] });
    for (const [version, integrations, kept] of [
      [1, undefined, ["Garmin", "Excel"]],
      [2, null, ["Garmin", "Excel"]],
      [3, ["FHIR"], ["FHIR"]],
      [4, [], []],
    ] as const) {
      const { data } = await update(editor, id, version, { title: "Linked", integrations });
      expect(data.updateSolution).toMatchObject({ integrations: kept });
    }
  });

  it("refuses bad input at its field", async () => {
    for (const [fields, field] of [
      [{ title: "" }, "title"],
      [{ description: "x".repeat(20_001) }, "description"],
      [{ categoryId: "999999" }, "categoryId"],
      [{ sportIds: ["999999"] }, "sportIds"],
      [{ website: "data:text/html,x" }, "website"],
      [{ tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }, "tags"],
      [{ integrations: Array.from({ length: 51 }, (_, index) => `system ${index}`) }, "integrations"],
    ] as const)
      expect(refusal(await create(editor, fields))).toEqual({
        code: "BAD_USER_INPUT",
        fields: { [field]: expect.any(String) },
      });
    for (const text of [" ", "x".repeat(81)])
      expect(refusal(await create(editor, { integrations: ["Garmin", text] }))).toEqual({
        code: "BAD_USER_INPUT",
        fields: { "integrations[1]": expect.any(String) },
      });
  });

  it("is edited by the vendor's members only; drafts are hidden from others", async () => {
    const draft = (await create(editor, { title: "Secret" }, false)).data.createSolution;
    const listed = (await create(editor, { title: "Listed" })).data.createSolution;
    const other = await createSolution(app);
    const edited = "query ($id: ID!) { editableSolution(id: $id) { title } }";
    expect(refusal(await create(stranger)).code).toBe("FORBIDDEN");
    expect(refusal(await create(app)).code).toBe("UNAUTHENTICATED");
    expect(refusal(await update(stranger, draft.id, 1)).code).toBe("NOT_FOUND");
    expect(refusal(await update(stranger, listed.id, 1)).code).toBe("FORBIDDEN");
    expect(refusal(await update(editor, String(other.id), 1)).code).toBe("FORBIDDEN");
    expect(refusal(await act(editor, "withdrawSolution", draft.id, 1)).code).toBe("CONFLICT");
    expect((await stranger.execute(edited, { id: draft.id })).data).toEqual({ editableSolution: null });
    expect((await editor.execute(edited, { id: draft.id })).data).toEqual({
      editableSolution: { title: "Secret" },
    });
  });

  it("is in the list of those who edit it, in as many statements whatever its length", async () => {
    const list = `query ($vendor: ID!) { editableSolutions(filter: { vendors: [$vendor] }, first: 50) {
      nodes { id title status category { name } } totalCount
    } }`;
    const { data } = await editor.execute<{ editableSolutions: { nodes: { status: string }[] } }>(list, {
      vendor: vendor.id,
    });
    expect(new Set(data.editableSolutions.nodes.map(({ status }) => status))).toEqual(
      new Set(["DRAFT", "PUBLISHED"]),
    );
    const nothing = await stranger.execute<{ editableSolutions: { nodes: object[] } }>(list, {
      vendor: vendor.id,
    });
    expect(nothing.data.editableSolutions.nodes).toEqual([]);
    const count = async () => {
      app.database.statements.length = 0;
      await editor.execute(list, { vendor: vendor.id });
      return app.database.statements.length;
    };
    const before = await count();
    await create(editor, { title: "One more" });
    expect(await count()).toBe(before);
  });
});
