import { createUser, type SignedInClient, signIn } from "./accounts.ts";
import { createOpportunity } from "./factories/opportunity.ts";
import type { TestAnswer, TestApp, TestClient } from "./servers/test-app.ts";

/** An application as its author sees it. */
export interface ShownApplication {
  id: string;
  status: string;
  text: string;
  version: number;
  submittedAt: string | null;
}
/** What one applies to. */
export type AppliedKind = "OPPORTUNITY" | "COLLABORATION";

/** A complete application. */
export const INPUT = {
  affiliation: "Analyst, Rovers",
  contactEmail: "noor@rovers.example",
  text: "We label set pieces from one camera.",
  links: ["https://rovers.example/sample"],
};
const FIELDS =
  "id status text affiliation contactEmail links version submittedAt applicantName viewerIsApplicant steps { status message }";

interface Sent {
  input?: object;
  key?: string;
  version?: number;
  kind?: AppliedKind;
}

/** Submits a complete application, or what is given instead. */
export const submit = (
  client: TestClient,
  id: string,
  { input = {}, key = "key-00001", ...rest }: Sent = {},
) =>
  client.execute<{ submitApplication: ShownApplication }>(
    `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $key: String!, $version: Int) {
      submitApplication(kind: $kind, id: $id, input: $input, key: $key, version: $version) { ${FIELDS} } }`,
    { kind: "OPPORTUNITY", ...rest, id, input: { ...INPUT, ...input }, key },
  );

/** Keeps a draft. */
export const save = (
  client: TestClient,
  id: string,
  input: object,
  version?: number,
  kind: AppliedKind = "OPPORTUNITY",
) =>
  client.execute<{ saveApplicationDraft: ShownApplication }>(
    `mutation ($kind: ApplicationKind!, $id: ID!, $input: ApplicationInput!, $version: Int) {
      saveApplicationDraft(kind: $kind, id: $id, input: $input, version: $version) { ${FIELDS} } }`,
    { kind, id, input, version },
  );

/** Withdraws an application. */
export const withdraw = (client: TestClient, id: string) =>
  client.execute<{ withdrawApplication: ShownApplication }>(
    `mutation ($id: ID!) { withdrawApplication(id: $id) { ${FIELDS} } }`,
    { id },
  );

/** What the page of an opportunity or a collaboration asks about applying to it. */
export const applying = async (client: TestClient, id: string, kind: AppliedKind = "OPPORTUNITY") =>
  (
    await client.execute<{ applying: { application: ShownApplication | null; refusal: string | null } }>(
      `query ($kind: ApplicationKind!, $id: ID!) {
        applying(kind: $kind, id: $id) { refusal mayDecide application { ${FIELDS} } } }`,
      { kind, id },
    )
  ).data.applying;

type Failed = Pick<TestAnswer<unknown>, "errors">;

/** The first error's code. */
export const codeOf = ({ errors }: Failed) => errors?.[0]?.extensions?.code;
/** The first error's message. */
export const messageOf = ({ errors }: Failed) => errors?.[0]?.message;

/** Somebody new, signed in. */
export const person = async (app: TestApp): Promise<SignedInClient> => signIn(app, await createUser(app));
/** A new opportunity's id. */
export const newOpportunity = async (app: TestApp, fields: Parameters<typeof createOpportunity>[1] = {}) =>
  String((await createOpportunity(app, fields)).id);
