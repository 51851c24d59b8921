import { chakra } from "@chakra-ui/react";
import { useOperationsEditorState, useVariablesEditorState } from "@graphiql/react";
import { type Cost, useCost } from "./use-cost.ts";

const Line = chakra("p", {
  base: { px: "4", py: "3", borderTopWidth: "1px", borderColor: "line", fontSize: "sm", color: "fg.muted" },
});

const NUMBER = new Intl.NumberFormat("en-US");

function textOf(cost: Cost): string {
  if (!cost) return "Type an operation to see its cost.";
  if ("problem" in cost) return `Cost unknown: ${cost.problem}`;
  if (cost.cost === null) return "Too large to measure. It would be rejected.";
  const costs = `Cost: ${NUMBER.format(cost.cost)} (limit: ${NUMBER.format(cost.maximum)})`;
  return cost.cost > cost.maximum ? `${costs}. It would be rejected.` : costs;
}

/** The cost of the operation in the editor, before it is sent. */
export function CostLine() {
  const [query] = useOperationsEditorState();
  const [variables] = useVariablesEditorState();
  return <Line role="status">{textOf(useCost(query, variables))}</Line>;
}
