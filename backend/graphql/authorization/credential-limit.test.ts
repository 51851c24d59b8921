import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/servers/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp("empty");
});
afterAll(() => app.stop());

const SIGN_IN = 'signIn(input: { username: "a", password: "b" }) { message }';
const REGISTER =
  'register(input: { username: "ada-1", email: "a@people.example", password: "secret-1", firstName: "A", lastName: "B" }) { message }';
const RESET = 'resetPassword(token: "t", newPassword: "secret-1") { message }';

describe("an operation holds one attempt at a credential", () => {
  it.each([
    ["aliases", `mutation { a: ${SIGN_IN} b: ${SIGN_IN} }`],
    ["aliases of a registration", `mutation { a: ${REGISTER} b: ${REGISTER} }`],
    ["aliases of a reset", `mutation { a: ${RESET} b: ${RESET} }`],
    ["different fields", `mutation { ${SIGN_IN} ${RESET} }`],
    ["a fragment", `mutation { ...f b: ${SIGN_IN} } fragment f on Mutation { a: ${SIGN_IN} }`],
    [
      "nested fragments",
      `mutation { ...f } fragment f on Mutation { a: ${SIGN_IN} ...g } fragment g on Mutation { b: ${SIGN_IN} }`,
    ],
    ["inline fragments", `mutation { ... { a: ${SIGN_IN} } ... on Mutation { b: ${SIGN_IN} } }`],
  ])("not two by %s, and then checks none", async (_way, document) => {
    app.database.statements.length = 0;
    const { errors, response } = await app.execute(document);
    expect(response.status).toBe(400);
    expect(errors?.[0]?.message).toBe("An operation can attempt only one credential.");
    expect(app.database.statements).toEqual([]);
  });

  it("nor a batch of them", async () => {
    const operation = { query: `mutation { ${SIGN_IN} }` };
    const response = await app.fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify([operation, operation]),
    });
    expect(response.status).toBe(400);
  });

  it("but one beside other fields", async () => {
    const { errors } = await app.execute(`mutation { ${SIGN_IN} signOut { message } }`);
    expect(errors?.[0]?.message).toBe("Invalid credentials");
  });
});
