import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { of } from "rxjs";
import { expect, it } from "vitest";
import { Freshness } from "../../graphql/freshness.ts";
import { freshnessLink } from "./freshness-link.ts";

const query = gql`
  query Things($id: ID) {
    thing(id: $id)
  }
`;

it("makes an answer known as new until a screen takes it", () => {
  const freshness = new Freshness();
  const link = freshnessLink(freshness).concat(new ApolloLink(() => of({ data: { thing: null } })));
  expect(freshness.take("Things")).toBe(false);
  ApolloLink.execute(
    link,
    { query },
    { client: new ApolloClient({ link, cache: new InMemoryCache() }) },
  ).subscribe();
  expect(freshness.take("Things")).toBe(true);
  expect(freshness.take("Things")).toBe(false);
});
