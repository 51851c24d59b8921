import { daysAhead } from "../shared/days/day.rules.ts";
import type { TestAnswer, TestClient } from "./servers/test-app.ts";

/** What a new access token answers. */
export interface NewToken {
  readonly createAccessToken: { readonly token: string; readonly accessToken: { readonly id: string } };
}

/** Asks for an access token as its screen does. */
export function askForToken(client: TestClient, input: object = {}): Promise<TestAnswer<NewToken>> {
  return client.execute<NewToken>(
    "mutation ($input: AccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id } } }",
    {
      input: {
        name: "Sync",
        scopes: ["CATALOG_READ", "ACCOUNT_READ"],
        expiresOn: daysAhead("UTC", 30),
        ...input,
      },
    },
  );
}

/** A new access token and its id. */
export async function newTokenOf(client: TestClient, input: object = {}) {
  const { token, accessToken } = (await askForToken(client, input)).data.createAccessToken;
  return { token, id: accessToken.id };
}
