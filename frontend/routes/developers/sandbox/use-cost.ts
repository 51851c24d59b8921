import { GraphQLError, Kind, parse } from "graphql";
import { useEffect, useState } from "react";

/** The cost of an operation; why it can't be measured; or undefined while unknown. */
export type Cost = { cost: number | null; maximum: number } | { problem: string } | undefined;

/** The debounce delay before the cost is requested, in milliseconds. */
const PAUSE = 400;

/** Returns what is missing in an incomplete document; undefined if it can be sent. */
function unfinished(query: string): string | undefined {
  try {
    const { definitions } = parse(query);
    if (definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return undefined;
    return "The document has no operation.";
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

async function askCost(query: string, variables: string, signal: AbortSignal): Promise<Cost> {
  const problem = unfinished(query);
  if (problem) return { problem };
  let values: unknown;
  try {
    values = variables.trim() ? JSON.parse(variables) : {};
  } catch {
    return { problem: "The variables aren't valid JSON." };
  }
  const response = await fetch("/graphql/cost", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: values }),
    signal,
  });
  const answer = await response.json();
  if (response.ok) return answer;
  return { problem: answer.message ?? "The cost can't be measured now." };
}

/** Returns the cost of the operation in the editor, measured by the server without executing it. */
export function useCost(query: string, variables: string): Cost {
  const [cost, setCost] = useState<Cost>();
  useEffect(() => {
    const asking = new AbortController();
    const timer = setTimeout(() => {
      if (!query.trim()) return setCost(undefined);
      askCost(query, variables, asking.signal).then(setCost, () => {
        if (!asking.signal.aborted) setCost({ problem: "We couldn't reach the server." });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [query, variables]);
  return cost;
}
