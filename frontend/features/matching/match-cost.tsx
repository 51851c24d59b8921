import { chakra } from "@chakra-ui/react";
import { durationInWords } from "../../../backend/modules/catalog/plans/cost.rules.ts";
import { moneyInWords } from "../../../backend/shared/money/money.rules.ts";
import type { Match } from "./match-reasons.tsx";

/** What a match costs for as many and as long as the brief says, with its formula. */
export function MatchCost({ cost }: { cost: NonNullable<Match["cost"]> }) {
  const { plan, isRead, total, currency, atLeast, months, terms, unknown, budget } = cost;
  return (
    <chakra.div mt="3" fontSize="sm" fontVariantNumeric="tabular-nums">
      <p>
        <chakra.strong fontWeight="semibold">
          {atLeast && "At least "}
          {moneyInWords(total, currency)} for {durationInWords(months)}
        </chakra.strong>
        {budget && `. ${budget}`}
      </p>
      <chakra.p mt="1" color="fg.muted">
        {isRead ? "Read from the text" : plan}: {terms.join(" + ")}
        {unknown.map((sentence) => `. ${sentence.replace(/\.$/, "")}`)}.
      </chakra.p>
    </chakra.div>
  );
}
