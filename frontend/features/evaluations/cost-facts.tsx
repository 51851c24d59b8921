import { chakra } from "@chakra-ui/react";
import { DateFact } from "../record/date-fact.tsx";
import type { Evaluation_FactsFragment } from "./evaluations.generated.ts";

const Minor = chakra("p", { base: { mt: "1", fontSize: "sm", color: "fg.muted", maxWidth: "prose" } });

/** What a candidate costs, how that is calculated, and what isn't known. */
export function CostFacts({ cost }: { cost: Evaluation_FactsFragment["costs"][number] }) {
  return (
    <>
      <chakra.p fontSize="lg" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {cost.words}
      </chakra.p>
      {cost.plan && <Minor>Plan “{cost.plan}”</Minor>}
      {cost.formula.map((term) => (
        <Minor key={term}>{term}</Minor>
      ))}
      {cost.conversion && <Minor>{cost.conversion}</Minor>}
      {cost.source && (
        <Minor overflowWrap="anywhere">
          Source: {cost.source}
          {cost.enteredBy && `, entered by ${cost.enteredBy}`}
          {cost.enteredAt && (
            <>
              {" "}
              on <DateFact at={cost.enteredAt} />
            </>
          )}
        </Minor>
      )}
      {cost.unknown.map((sentence) => (
        <Minor key={sentence}>{sentence}</Minor>
      ))}
    </>
  );
}
