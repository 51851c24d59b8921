import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rootTypes } from "../../../graphql/authorization/authorization.ts";
import { createSchema } from "../../../graphql/schema.ts";
import { createUser, signIn } from "../../../testing/accounts.ts";
import { createBlogCategory } from "../../../testing/factories/blog-category.ts";
import { type IdentityProvider, startIdentityProvider } from "../../../testing/identity-provider.ts";
import { accounts } from "../../../testing/mutations/accounts.ts";
import { administration } from "../../../testing/mutations/administration.ts";
import { documents } from "../../../testing/mutations/documents.ts";
import { evaluations } from "../../../testing/mutations/evaluations.ts";
import { integrations } from "../../../testing/mutations/integrations.ts";
import { juries } from "../../../testing/mutations/juries.ts";
import { organizations } from "../../../testing/mutations/organizations.ts";
import { pictures } from "../../../testing/mutations/pictures.ts";
import { postings } from "../../../testing/mutations/postings.ts";
import type { RecordedMutations } from "../../../testing/mutations/recorded.ts";
import { solutions } from "../../../testing/mutations/solutions.ts";
import { UNRECORDED } from "../../../testing/mutations/unrecorded.ts";
import { vendors } from "../../../testing/mutations/vendors.ts";
import { words } from "../../../testing/mutations/words.ts";
import { createWorld, NEXT, PASSWORD, SECRET, type World } from "../../../testing/mutations/world.ts";
import { startTestApp, type TestApp } from "../../../testing/servers/test-app.ts";

const RECORDED: RecordedMutations = {
  ...accounts,
  ...administration,
  ...integrations,
  ...organizations,
  ...postings,
  ...solutions,
  ...pictures,
  ...documents,
  ...evaluations,
  ...juries,
  ...vendors,
  ...words,
};

let app: TestApp;
let world: World;
let club: IdentityProvider;
beforeAll(async () => {
  club = await startIdentityProvider(["http://localhost:4000/sign-in/club"]);
  const { issuer, clientId, clientSecret } = club;
  app = await startTestApp("empty", {
    SIGN_IN_FAILURES: "100",
    OIDC_PROVIDERS: JSON.stringify([{ id: "club", name: "The club", issuer, clientId, clientSecret }]),
  });
  world = createWorld(app, await signIn(app, await createUser(app, { role: "admin" })), club);
  await createBlogCategory(app, { name: "News" });
});
afterAll(async () => {
  await app.stop();
  await club.stop();
});

describe("every mutation", () => {
  it("is recorded, or said why not", () => {
    const mutations = rootTypes(createSchema()).find(({ name }) => name === "Mutation");
    const said = [...Object.keys(RECORDED), ...Object.keys(UNRECORDED)];
    expect(said.toSorted()).toEqual(Object.keys(mutations?.getFields() ?? {}).toSorted());
  });

  it.each(Object.entries(RECORDED))("%s adds one entry, without a secret", async (name, recorded) => {
    const { action, after = [], input, call } = recorded;
    const made = await call(world);
    const [before] = await world.sql("select coalesce(max(id), 0) as id from audit_entries");
    const head = input ? `mutation ($input: ${input}!)` : "mutation";
    const args = made.args ? `(${made.args})` : "";
    const { errors, data } = await made.by.execute(
      `${head} { ${name}${args} ${made.selection ?? ""} }`,
      made.variables,
    );
    expect(errors).toBeUndefined();
    const entries = await world.sql(
      "select action, row::text as text from audit_entries row where id > ? order by id",
      [before?.id],
    );
    expect(entries).toMatchObject([...after, action].map((one) => ({ action: one })));
    const text = entries.map((entry) => String(entry.text)).join(" ");
    const given = [...`${args} ${JSON.stringify(made.variables ?? {})}`.matchAll(/[\w-]{20,}/g)].map(String);
    const shown = [...JSON.stringify(data).matchAll(/[\w-]{10,}-[\w-]{4,}/g)].map(String);
    for (const secret of [PASSWORD, NEXT, SECRET, "people.example", "$argon2", ...given, ...shown])
      expect(text).not.toContain(secret);
  });
});
