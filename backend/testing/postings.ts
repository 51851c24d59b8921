import type { SignedInClient } from "./accounts.ts";
import { createUser, signIn } from "./accounts.ts";
import { createCategory } from "./factories/category.ts";
import { createOrganization } from "./factories/organization.ts";
import type { TestApp, TestClient } from "./servers/test-app.ts";

/** What the mutations of postings answer. */
export interface ShownPosting {
  readonly id: string;
  readonly recordId: string;
  readonly status: string;
  readonly version: number;
  readonly dueDate: string | null;
  readonly [field: string]: unknown;
}

const FIELDS = `{ id kind recordId title organization status version dueDate extendedAt extendedFrom outcome
  outcomeNote closedAt returnReason applicationCount
  pending { changed title description category sports } }`;

/** The people and the operations of a test of postings. */
export async function postingTools(app: TestApp) {
  const [owner, colleague] = [await createUser(app), await createUser(app)];
  const organization = await createOrganization(app, {
    members: [
      [owner, "owner"],
      [colleague, "editor"],
    ],
  });
  const people: Record<"owner" | "colleague" | "stranger" | "mentor" | "admin", SignedInClient> = {
    owner: await signIn(app, owner),
    colleague: await signIn(app, colleague),
    stranger: await signIn(app, await createUser(app)),
    mentor: await signIn(app, await createUser(app, { role: "mentor" })),
    admin: await signIn(app, await createUser(app, { role: "admin" })),
  };
  await createCategory(app, { name: "Wearables", kind: "opportunity" });
  let made = 0;
  const input = (fields: object = {}) => {
    made += 1;
    const title = `Posting ${made} of the test`;
    return {
      title,
      type: "technology",
      category: "Wearables",
      description: "We look for help.",
      dueDate: new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString(),
      ...fields,
    };
  };
  /** Runs a mutation that answers with a posting. */
  const run = (by: TestClient, name: string, declared: string, variables: Record<string, unknown>) => {
    const args = declared.replaceAll(/\$(\w+): [\w!]+/g, "$1: $$$1");
    return by.execute<Record<string, ShownPosting>>(
      `mutation (${declared}) { ${name}(${args}) ${FIELDS} }`,
      variables,
    );
  };
  const create = (
    by: TestClient,
    {
      submit = false,
      personal = false,
      kind = "OPPORTUNITY",
      key = crypto.randomUUID(),
      ...fields
    }: Record<string, unknown> = {},
  ) =>
    run(
      by,
      "createPosting",
      "$kind: PostingKind!, $organizationId: ID, $input: PostingInput!, $submit: Boolean!, $key: String!",
      {
        kind,
        submit,
        key,
        input: input(fields),
        organizationId: personal ? null : String(organization.id),
      },
    );
  /** A record that was made, in this state. */
  const begin = async (by: TestClient, fields: Record<string, unknown> = {}) => {
    const { data, errors } = await create(by, fields);
    if (!data?.createPosting) throw new Error(JSON.stringify(errors));
    return data.createPosting;
  };
  const at = { kind: "OPPORTUNITY" };
  return {
    ...people,
    organization,
    input,
    create,
    /** A draft of the owner's organization. */
    draft: (fields: Record<string, unknown> = {}) => begin(people.owner, fields),
    /** A record that everybody sees. */
    published: async (fields: Record<string, unknown> = {}) => {
      const waiting = await begin(people.owner, { ...fields, submit: true });
      const kind = String(fields.kind ?? "OPPORTUNITY").toLowerCase();
      const { errors } = await people.admin.execute(
        "mutation ($id: ID!) { moderate(id: $id, publish: true) { message } }",
        { id: `${kind}:${waiting.recordId}` },
      );
      if (errors) throw new Error(JSON.stringify(errors));
      return { ...waiting, version: waiting.version + 1 };
    },
    update: (by: TestClient, id: string, version: number, change: Record<string, unknown> = {}) => {
      const { submit = false, kind = "OPPORTUNITY", ...fields } = change;
      return run(
        by,
        "updatePosting",
        "$kind: PostingKind!, $id: ID!, $input: PostingInput!, $version: Int!, $submit: Boolean!",
        { kind, id, version, submit, input: input(fields) },
      );
    },
    extend: (by: TestClient, id: string, version: number, dueDate: Date) =>
      run(by, "extendPosting", "$kind: PostingKind!, $id: ID!, $dueDate: DateTime!, $version: Int!", {
        ...at,
        id,
        version,
        dueDate: dueDate.toISOString(),
      }),
    close: (by: TestClient, id: string, version: number, more: object = {}) =>
      run(
        by,
        "closePosting",
        "$kind: PostingKind!, $id: ID!, $outcome: PostingOutcome!, $note: String, $version: Int!",
        { ...at, id, version, outcome: "AWARDED", ...more },
      ),
    reopen: (by: TestClient, id: string, version: number, dueDate?: Date) =>
      run(by, "reopenPosting", "$kind: PostingKind!, $id: ID!, $dueDate: DateTime, $version: Int!", {
        ...at,
        id,
        version,
        dueDate: dueDate?.toISOString() ?? null,
      }),
    discard: (by: TestClient, id: string, version: number) =>
      by.execute(
        "mutation ($id: ID!, $version: Int!) { discardPosting(kind: OPPORTUNITY, id: $id, version: $version) { message } }",
        { id, version },
      ),
    /** What an administrator decides. */
    decide: (id: string, publish: boolean, more: object = {}) =>
      people.admin.execute(
        `mutation ($id: ID!, $publish: Boolean!, $reason: String, $version: Int, $after: ID) {
          moderate(id: $id, publish: $publish, reason: $reason, version: $version, decision: $after) { message }
        }`,
        { id, publish, ...more },
      ),
  };
}

/** The code and fields of a refusal. */
export const refusalOf = ({ errors }: Awaited<ReturnType<TestClient["execute"]>>) => ({
  code: errors?.[0]?.extensions?.code,
  fields: errors?.[0]?.extensions?.fields,
});
