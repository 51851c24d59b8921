import type { GraphiQLProps } from "graphiql";

/** Sends an operation to our own API, as who is signed in or with the headers that were given. */
export const sendOperation: GraphiQLProps["fetcher"] = async (operation, options) => {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", ...options?.headers },
    body: JSON.stringify(operation),
  });
  return response.json();
};
