import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import {
  askedIn,
  type Cost,
  costsOf,
  durationInWords,
  unitsOf,
} from "../../../backend/modules/catalog/plans/cost.rules.ts";
import { priceInWords, termsInWords } from "../../../backend/modules/catalog/plans/plan-words.rules.ts";
import { moneyInWords } from "../../../backend/shared/money/money.rules.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { CostForm } from "./cost-form.tsx";
import { type Priced, type ShownPlan, shownPlans } from "./plan-terms.ts";

const List = chakra("ul", {
  base: { mt: "4", listStyleType: "none", borderTopWidth: "1px", borderColor: "line" },
});
const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1.2fr)" },
    columnGap: "6",
    rowGap: "3",
    py: "4",
    borderBottomWidth: "1px",
    borderColor: "line",
    overflowWrap: "anywhere",
  },
});
const Name = chakra("h3", { base: { display: "flex", flexWrap: "wrap", gap: "2", fontWeight: "semibold" } });
const Minor = chakra("p", { base: { mt: "1", fontSize: "sm", color: "fg.muted" } });
const Total = chakra("p", {
  base: { fontSize: "lg", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
});
const Formula = chakra("ul", {
  base: { mt: "1", listStyleType: "none", fontSize: "sm", fontVariantNumeric: "tabular-nums" },
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A cost with its formula, and what isn't known of it. */
function CostAnswer({
  cost: { plan, total, atLeast, terms, unknown },
  months,
}: {
  cost: Cost;
  months: number;
}) {
  const { currency } = plan;
  return (
    <div>
      <Total>
        {total === null
          ? "Can't be calculated"
          : `${atLeast ? "At least " : ""}${moneyInWords(total, currency)}`}
        {total !== null && (
          <chakra.span fontSize="sm" fontWeight="normal" color="fg.muted">
            {" "}
            for {durationInWords(months)}
          </chakra.span>
        )}
      </Total>
      <Formula>
        {terms.map(({ words, amount }) => (
          <li key={words}>
            {capital(words)}
            {words.includes("×") && ` = ${moneyInWords(amount, currency)}`}
          </li>
        ))}
      </Formula>
      {unknown.map((sentence) => (
        <Minor key={sentence}>{sentence}</Minor>
      ))}
    </div>
  );
}

function PlanRow({ cost, months }: { cost: Cost<ShownPlan>; months: number }) {
  const { plan } = cost;
  return (
    <Row>
      <div>
        <Name>
          {plan.isRead ? capital(priceInWords(plan)) : plan.name}
          {plan.isRead && <Badge>Read from the text</Badge>}
        </Name>
        {!plan.isRead && <p>{capital(priceInWords(plan))}</p>}
        {termsInWords(plan).map((term) => (
          <Minor key={term}>{capital(term)}</Minor>
        ))}
      </div>
      <CostAnswer cost={cost} months={months} />
    </Row>
  );
}

type Props = { solution: Priced; path: string; place: string };

/** A solution's plans, each with what it costs for the numbers and the duration in the address. */
export function PlanCosts({ solution, path, place }: Props) {
  const [search] = useSearchParams();
  const plans = shownPlans(solution);
  const asked = askedIn(search);
  return (
    <>
      <CostForm units={unitsOf(plans)} asked={asked} path={path} place={place} search={search} />
      <List aria-live="polite">
        {costsOf(plans, asked).map((cost) => (
          <PlanRow key={cost.plan.name} cost={cost} months={asked.months} />
        ))}
      </List>
    </>
  );
}
