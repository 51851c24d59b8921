import { isInputObjectType, isNonNullType } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { columnOf } from "../shared/fields/field.rules.ts";
import { createUser, signIn } from "../testing/accounts.ts";
import { createApplication } from "../testing/factories/application.ts";
import { createBlogPost } from "../testing/factories/blog-post.ts";
import { createCategory } from "../testing/factories/category.ts";
import { createOpportunity } from "../testing/factories/opportunity.ts";
import { createOrganization } from "../testing/factories/organization.ts";
import { createReview } from "../testing/factories/review.ts";
import { createSolution } from "../testing/factories/solution.ts";
import { createVendor } from "../testing/factories/vendor.ts";
import { startTestApp, type TestApp, type TestClient } from "../testing/servers/test-app.ts";
import { createSchema } from "./schema.ts";

/** A stored record, and what an edit of it can't do without. */
interface Edited {
  readonly table: string;
  readonly id: number | string;
  readonly input: object;
  /** Arguments other than `id` and `input`, as they are written in the document. */
  readonly more?: string;
}

/** Edits whose optional fields aren't stored values: they belong to the alert that the same input chooses. */
const CHOICES = ["editSavedBrief", "editSavedSearch"];
/** Edits by switches and texts that are tested where they are: each takes what is given. */
const BY_GIVEN_FIELDS = [
  "editPicture",
  "updateNotificationPreferences",
  "updatePrivacy",
  "updateProfile",
  "updateUserProfile",
  "updateUserRights",
];

let app: TestApp;
let admin: TestClient;
const edited: Record<string, Edited> = {};

const sql = <Row>(query: string, values: unknown[] = []) =>
  app.database.orm.em.fork().execute<Row[]>(query, values);

beforeAll(async () => {
  app = await startTestApp("empty");
  const user = await createUser(app, { role: "admin" });
  admin = await signIn(app, user);
  const organization = await createOrganization(app, { members: [[user, "owner"]] });
  const vendor = await createVendor(app, {
    organization,
    website: "https://acme.example",
    contactEmail: "hello@acme.example",
    country: "Norway",
    city: "Oslo",
    foundedYear: 2015,
    places: ["Bergen"],
    stage: "seed",
    customers: ["Rovers"],
    languages: ["English"],
  } as Parameters<typeof createVendor>[1]);
  const category = await createCategory(app, { name: "Wearables" });
  const solution = await createSolution(app, {
    vendor,
    website: "https://acme.example/pod",
    pricing: "From $10",
    integrations: ["Garmin"],
  });
  const opportunity = await createOpportunity(app, {
    ownerOrganization: organization,
    stage: "draft",
    sports: ["Rugby"],
    budget: 5000,
    dueDate: new Date(Date.now() + 30 * 24 * 3600 * 1000),
    requirements: ["CSV"],
    contactName: "Ana",
    contactEmail: "ana@club.example",
    howToApply: "Write to us.",
    eligibility: "Anyone.",
    region: "Europe",
    levels: ["elite"],
  } as Parameters<typeof createOpportunity>[1]);
  const other = await createOpportunity(app);
  const post = await createBlogPost(app, {
    excerpt: "In short.",
    featuredImage: "https://acme.example/a.png",
    seoTitle: "Title",
    seoDescription: "Words",
    tags: ["nets"],
  });
  const [postCategory] = await sql<{ name: string }>("select name from blog_categories limit 1");
  const review = await createReview(app, {
    author: user,
    pros: "Light.",
    cons: "Loose.",
    affiliation: "Analyst",
    easeOfUse: 4,
    value: 3,
    reviewerRole: "analyst",
    reviewerLevel: "elite",
    monthsUsed: 6,
  });
  await sql("update reviews set sport_id = (select id from sports limit 1) where id = ?", [review.id]);
  const application = await createApplication(app, {
    applicant: user,
    opportunity: other,
    status: "draft",
    links: ["https://rovers.example"],
  });
  const id = async (query: string) => {
    const [row] = await sql<{ id: number }>(query);
    return row?.id ?? 0;
  };
  const watched = await id(
    `insert into watched_vendors (vendor_id, user_id, added_by_id, note, tags)
     values (${vendor.id}, ${user.id}, ${user.id}, 'Call Ana.', '{cameras}') returning id`,
  );
  const { data: synonym } = await admin.execute<{ addSynonym: { id: string } }>(
    `mutation { addSynonym(input: { term: "shin pad", means: "guard", twoWay: false }) { id } }`,
  );
  const { data: source, errors } = await admin.execute<{ addSyncSource: { id: string } }>(
    `mutation { addSyncSource(input: { name: "List", kind: "solutions", location: "list", format: "csv",
      mapping: "{\\"fields\\":{\\"title\\":\\"Name\\"}}", skipBad: true, schedule: "daily" }) { id } }`,
  );
  const { data: evaluation } = await admin.execute<{ createEvaluation: { id: string } }>(
    `mutation { createEvaluation(
      input: { name: "Pods", need: "For 40 players.", answersDue: "2027-01-01", decideOn: "2027-02-01" },
      criteria: [{ title: "Price", weight: 10, must: false }]) { id } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  const version = "version: 1";
  Object.assign(edited, {
    updateVendor: {
      ...{ table: "vendors", id: vendor.id, more: version },
      input: { name: vendor.name, description: "Sensors.", categoryIds: [] },
    },
    updateSolution: {
      ...{ table: "solutions", id: solution.id, more: version },
      input: {
        ...{ title: solution.title, description: "Pods.", categoryId: category.id, priceBand: "FREE" },
        ...{ levels: [], sportIds: [], features: [], tags: [] },
      },
    },
    updatePosting: {
      ...{ table: "opportunities", id: opportunity.id, more: "kind: OPPORTUNITY, submit: false, version: 1" },
      input: { title: "Other words", type: "technology" },
    },
    updateBlogPost: {
      ...{ table: "blog_posts", id: post.id },
      input: { title: "Other words", content: "More.", category: postCategory?.name },
    },
    editReview: {
      ...{ table: "reviews", id: review.id, more: version },
      input: { rating: 2, title: "Other words", text: "More." },
    },
    editWatchedVendor: {
      ...{ table: "watched_vendors", id: watched, more: version },
      input: { stage: "CONTACTED", tags: ["cameras"] },
    },
    editSynonym: {
      ...{ table: "search_synonyms", id: synonym.addSynonym.id, more: version },
      input: { term: "shin pad", means: "shield" },
    },
    editSyncSource: {
      ...{ table: "sync_sources", id: source.addSyncSource.id, more: version },
      input: { name: "Other list", kind: "solutions", location: "list" },
    },
    updateEvaluation: {
      ...{ table: "evaluations", id: evaluation.createEvaluation.id, more: version },
      input: { name: "Other name" },
    },
    saveApplicationDraft: {
      ...{ table: "applications", id: application.id, more: "kind: OPPORTUNITY, version: 1" },
      input: {},
    },
  } satisfies Record<string, Edited>);
  // A draft is saved by the record that it is for.
  edited.saveApplicationDraft = { ...edited.saveApplicationDraft, record: other.id } as Edited;
});
afterAll(() => app.stop());

/** What the record has in the columns of the optional fields of an input. */
async function storedValues({ table, id }: Edited, type: string): Promise<Record<string, unknown>> {
  const [row] = await sql<{ values: Record<string, unknown> }>(
    `select to_jsonb(t) as values from ${table} t where id = ?`,
    [id],
  );
  const columns = new Set(optionalFields(type).map(columnOf));
  return Object.fromEntries(Object.entries(row?.values ?? {}).filter(([name]) => columns.has(name)));
}

it.each([
  "updateVendor",
  "updateSolution",
  "updatePosting",
  "updateBlogPost",
  "editReview",
  "editWatchedVendor",
  "editSynonym",
  "editSyncSource",
  "updateEvaluation",
  "saveApplicationDraft",
])("%s keeps the optional fields that a client leaves out", async (name) => {
  const edit = edited[name] as Edited & { readonly record?: number };
  const type = inputTypes().get(name) ?? "";
  const before = await storedValues(edit, type);
  const { errors } = await admin.execute(
    `mutation ($id: ID!, $input: ${type}!) {
      ${name}(id: $id, input: $input${edit.more ? `, ${edit.more}` : ""}) { __typename } }`,
    { id: edit.record ?? edit.id, input: edit.input },
  );
  expect(errors).toBeUndefined();
  expect(Object.values(before).filter((value) => value !== null)).not.toHaveLength(0);
  expect(await storedValues(edit, type)).toEqual(before);
});

it("is tested for each edit that has optional fields", () => {
  const names = [...inputTypes()].flatMap(([name, type]) => (optionalFields(type).length > 0 ? [name] : []));
  expect(names.toSorted()).toEqual([...Object.keys(edited), ...CHOICES, ...BY_GIVEN_FIELDS].toSorted());
});

const schema = createSchema();

/** The mutations that edit a record, with the names of their inputs' types. */
function inputTypes(): Map<string, string> {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Map(
    fields
      .filter(({ name }) => /^(?:edit|update)[A-Z]|^saveApplicationDraft$/.test(name))
      .flatMap(({ name, args }) => {
        const input = args.find((arg) => arg.name === "input");
        return input ? [[name, String(input.type).replace("!", "")] as const] : [];
      }),
  );
}

/** The names of the fields of an input, other than the version, that may be left out. */
function optionalFields(type: string): string[] {
  const input = schema.getType(type);
  const fields = isInputObjectType(input) ? Object.values(input.getFields()) : [];
  return fields
    .filter((field) => field.name !== "version" && !isNonNullType(field.type))
    .map(({ name }) => name);
}
