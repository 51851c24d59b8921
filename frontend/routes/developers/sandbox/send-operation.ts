import type { GraphiQLProps } from "graphiql";

const failed = (message: string) => ({ errors: [{ message }] });

/** Sends an operation to our own API, with the user's session or the given headers. */
export const sendOperation = async (
  operation: Parameters<GraphiQLProps["fetcher"]>[0],
  options?: Parameters<GraphiQLProps["fetcher"]>[1],
) => {
  let response: Response;
  try {
    response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", ...options?.headers },
      body: JSON.stringify(operation),
    });
  } catch {
    return failed("We couldn't reach the server. Check your connection and try again.");
  }
  try {
    return await response.json();
  } catch {
    return failed(
      response.ok
        ? "The server's answer broke off. Try again."
        : `The server can't answer now (${response.status}). Try again in a moment.`,
    );
  }
};
