import type { TestAnswer, TestClient } from "./servers/test-app.ts";

/** A saved brief as BRIEF_FIELDS asks for it. */
export interface ShownBrief {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly sports: string[];
  readonly level: string | null;
  readonly must: string[];
  readonly should: string[];
  readonly wont: string[];
  readonly budgetMax: number | null;
  readonly deadline: string | null;
  readonly alert: string;
  readonly weekday: number | null;
  readonly version: number;
  readonly newCount: number;
  readonly shareUrl: string | null;
}

const BRIEF_FIELDS =
  "id name text sports level must should wont budgetMax deadline integrations quantities places alert weekday version newCount shareUrl";

/** Saves a brief, by default without letters. */
export const saveBrief = (who: TestClient, brief: object, input: object = {}) =>
  who.execute<{ saveBrief: ShownBrief }>(
    `mutation ($brief: BriefInput!, $input: SavedBriefInput!) {
      saveBrief(brief: $brief, input: $input) { ${BRIEF_FIELDS} } }`,
    { brief, input: { name: "Mine", alert: "NONE", ...input } },
  );

/** Edits a brief. */
export const editBrief = (
  who: TestClient,
  id: string,
  { version, brief, ...input }: { version: number; brief?: object } & Record<string, unknown>,
) =>
  who.execute<{ editSavedBrief: ShownBrief }>(
    `mutation ($id: ID!, $brief: BriefInput, $input: SavedBriefInput!, $version: Int!) {
      editSavedBrief(id: $id, brief: $brief, input: $input, version: $version) { ${BRIEF_FIELDS} } }`,
    { id, version, ...(brief && { brief }), input: { name: "Mine", alert: "NONE", ...input } },
  );

/** The first page of one's briefs. */
export const ownBriefs = async (who: TestClient) =>
  (
    await who.execute<{ mySavedBriefs: { totalCount: number; nodes: ShownBrief[] } }>(
      `{ mySavedBriefs { totalCount nodes { ${BRIEF_FIELDS} } } }`,
    )
  ).data.mySavedBriefs;

/** Another mutation of a brief, by its id. */
export const onBrief = (who: TestClient, call: string, fields = BRIEF_FIELDS) =>
  who.execute<Record<string, ShownBrief>>(`mutation { ${call} { ${fields} } }`);

/** The code of a refusal. */
export const codeOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.code;

/** What is wrong, by field. */
export const fieldsOf = ({ errors }: Pick<TestAnswer<unknown>, "errors">) => errors?.[0]?.extensions?.fields;
