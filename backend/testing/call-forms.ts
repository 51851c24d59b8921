import type { TestClient } from "./servers/test-app.ts";
import { zipOf } from "./suites/zip.ts";

/** A question of a form as it is read. */
export interface ShownQuestion {
  id: string;
  kind: string;
  label: string;
  isRequired: boolean;
}

type Input = { id?: string; kind: string; label: string } & Record<string, unknown>;

/** Saves the form of an opportunity. */
export const saveForm = (by: TestClient, id: string, questions: readonly Input[], version = 0) =>
  by.execute<{
    saveApplicationForm: { version: number; questions: ShownQuestion[]; former: ShownQuestion[] };
  }>(
    `mutation ($id: ID!, $questions: [FormQuestionInput!]!, $version: Int!) {
      saveApplicationForm(kind: OPPORTUNITY, id: $id, questions: $questions, version: $version) {
        version questions { id kind label isRequired } former { id label } } }`,
    { id, questions, version },
  );

/** The answers of an application as they are read. */
export interface ShownAnswer {
  questionId: string;
  label: string;
  kind: string;
  value: string | null;
  choices: string[];
  budget: { total: number; currency: string } | null;
  files: { id: string; name: string; size: number; contentType: string; url: string }[];
  isAsked: boolean;
}

/** Reads the answers of an application; undefined if it can't be seen. */
export const answersOf = async (by: TestClient, id: string) =>
  (
    await by.execute<{ application: { answers: ShownAnswer[] } | null }>(
      `query ($id: ID!) { application(id: $id) { answers { questionId label kind value choices budget { total currency }
        files { id name size contentType url } isAsked } } }`,
      { id },
    )
  ).data.application?.answers;

/** Where an answer's file is uploaded to. */
export interface FilePlace {
  readonly application: string;
  readonly question: string;
  readonly name: string;
}

/** Uploads a file to a draft. */
export async function uploadAnswer(by: TestClient, place: FilePlace, bytes: Uint8Array) {
  const query = new URLSearchParams({ ...place });
  const response = await by.fetch(`/uploads/applications?${query}`, {
    method: "POST",
    body: bytes as BodyInit,
  });
  const body = (await response.json()) as {
    id: string;
    url: string;
    message?: string;
    errors?: Record<string, string>;
  };
  return { status: response.status, body };
}

const CONTENT_TYPES = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}"/></Types>`;

type Part = Parameters<typeof zipOf>[0][number];

/** An Office file with these further parts. */
export const officeFile = (
  parts: readonly Part[] = [],
  main = "wordprocessingml.document.main+xml",
): Buffer =>
  zipOf([
    { name: "[Content_Types].xml", content: Buffer.from(CONTENT_TYPES(main)) },
    { name: "word/document.xml", content: Buffer.from("<w:document>Plan</w:document>") },
    ...parts,
  ]);
