import { type GraphQLObjectType, GraphQLString, getNullableType, isListType, isObjectType } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createVendor } from "../testing/factories/vendor.ts";
import { startTestApp, type TestApp } from "../testing/servers/test-app.ts";
import { createSchema } from "./schema.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("demo");
  await createVendor(app, { name: "Known by name only", description: "" });
});
afterAll(() => app.stop());

const schema = createSchema();
const CONNECTIONS = [
  ["solutions", "Solution"],
  ["vendors", "Vendor"],
  ["opportunities", "Opportunity"],
  ["collaborations", "Collaboration"],
  ["researchPapers", "ResearchPaper"],
  ["universityPartners", "UniversityPartner"],
  ["researchTopics", "ResearchTopic"],
  ["marketTrends", "MarketTrend"],
  ["blogPosts", "BlogPost"],
  ["reviews", "Review"],
] as const;

/** The names of a type's texts and lists of texts. */
const textsOf = (name: string) =>
  Object.values((schema.getType(name) as GraphQLObjectType).getFields())
    .filter(({ type, args }) => {
      const inner = getNullableType(type);
      const item = isListType(inner) ? getNullableType(inner.ofType) : inner;
      return item === GraphQLString && args.length === 0;
    })
    .map((field) => field.name);

it.each(CONNECTIONS)("%s never answers an empty text where nothing is known", async (list, type) => {
  const { data, errors } = await app.execute<
    Record<string, { nodes: Record<string, string | string[] | null>[] }>
  >(`{ ${list}(first: 100) { nodes { ${textsOf(type).join(" ")} } } }`);
  expect(errors).toBeUndefined();
  const nodes = data[list]?.nodes ?? [];
  expect(nodes.length).toBeGreaterThan(0);
  const empty = nodes.flatMap((node) =>
    Object.entries(node)
      .filter(([, value]) => [value].flat().includes(""))
      .map(([name]) => name),
  );
  expect(empty).toEqual([]);
});

it("a vendor that nobody described has no description, also in a compiled query", async () => {
  for (let times = 0; times < 25; times += 1) {
    const { data } = await app.execute<{ vendors: { nodes: { description: string | null }[] } }>(
      '{ vendors(search: "Known by name only") { nodes { name description } } }',
    );
    expect(data.vendors.nodes).toEqual([{ name: "Known by name only", description: null }]);
  }
});

it("every text that may be unknown is read so that an empty one is null", () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
    );
  expect(fields.filter(([, { type, resolve }]) => type === GraphQLString && !resolve)).toEqual([]);
});

it("no text that is said to be there is one that the database fills in with nothing", () => {
  const filledIn = [...app.database.orm.getMetadata().getAll().values()].flatMap(({ className, props }) => {
    const type = schema.getType(className);
    const fields = isObjectType(type) ? type.getFields() : {};
    return props
      .filter((property) => ["", "''"].includes(String(property.default)))
      .filter((property) => String(fields[property.name]?.type) === "String!")
      .map((property) => `${className}.${property.name}`);
  });
  expect(filledIn).toEqual([]);
});

it("no text that is said to be there says that it may be empty", () => {
  const doubtful = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const),
    )
    .filter(([, { type }]) => String(type) === "String!")
    .filter(([, { description }]) =>
      /\b(may be empty|empty(:| (if|for|unless|when|while|without|until)\b))/.test(description ?? ""),
    );
  // Where nothing is mapped, that is known; an empty alternative text says that a picture needs none, as in HTML.
  expect(doubtful.map(([name]) => name)).toEqual(["Picture.alt", "SyncSource.mapping"]);
});
