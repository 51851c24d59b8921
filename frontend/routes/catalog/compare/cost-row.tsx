import { chakra } from "@chakra-ui/react";
import {
  type Asked,
  askedParameters,
  type Cost,
  costsOf,
  durationInWords,
} from "../../../../backend/modules/catalog/plans/cost.rules.ts";
import { planInWords } from "../../../../backend/modules/catalog/plans/plan-words.rules.ts";
import { minorTotal, moneyInWords, wholeDollars } from "../../../../backend/shared/money/money.rules.ts";
import { type ShownPlan, shownPlans } from "../../../features/plans/plan-terms.ts";
import { solutionPath } from "../../../features/record/record-path.ts";
import { formatDate } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import type { CompareSolutionsQuery } from "./compare.generated.ts";
import type { ComparedSolution, ComparisonRow } from "./comparison-rows.tsx";

const Minor = chakra("p", { base: { mt: "1", fontSize: "sm", color: "fg.muted" } });

type Rates = CompareSolutionsQuery["exchangeRates"];
type Calculation = { asked: Asked; rates: Rates };
type Known = Cost<ShownPlan> & { total: string };

/** Returns a total in whole US dollars; undefined without a rate of its currency. */
function dollarsOf({ total, plan: { currency } }: Known, rates: Rates): bigint | undefined {
  const usd = currency === "USD" ? 1 : rates.find((rate) => rate.currency === currency)?.usd;
  return usd === undefined ? undefined : wholeDollars(minorTotal(total, currency), currency, usd);
}

/** Returns the plan that costs least, and the number of plans. */
function cheapest(solution: ComparedSolution, { asked, rates }: Calculation) {
  const costs = costsOf(shownPlans(solution), asked);
  const known = costs.filter((cost): cost is Known => cost.total !== null);
  const order = (cost: Known) => dollarsOf(cost, rates) ?? 10n ** 30n;
  const [least] = known.toSorted((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  return { least, costs };
}

const inWords = ({ total, atLeast, plan }: Known) =>
  `${atLeast ? "at least " : ""}${moneyInWords(total, plan.currency)}`;

function CostCell({ solution, calculation }: { solution: ComparedSolution; calculation: Calculation }) {
  const { asked, rates } = calculation;
  const { least, costs } = cheapest(solution, calculation);
  const query = String(new URLSearchParams(askedParameters(asked)));
  const more = (
    <TextLink to={`${solutionPath(solution)}${query && `?${query}`}#costs`} fontSize="sm">
      {costs.length === 1 ? "Its plan" : `All ${costs.length} plans`}
    </TextLink>
  );
  if (!least) {
    const [first] = costs;
    return (
      <>
        {first && planInWords(first.plan)}
        {first?.unknown.map((sentence) => (
          <Minor key={sentence}>{sentence}</Minor>
        ))}
        {more}
      </>
    );
  }
  const { plan, terms, unknown } = least;
  const rate = rates.find(({ currency }) => currency === plan.currency);
  const dollars = rate && dollarsOf(least, rates);
  return (
    <>
      <chakra.strong fontWeight="semibold" _firstLetter={{ textTransform: "uppercase" }} display="block">
        {inWords(least)}
      </chakra.strong>
      {dollars !== undefined && rate && (
        <Minor>
          About {moneyInWords(String(dollars), "USD")} at the rate of {formatDate(rate.ratedOn)}
        </Minor>
      )}
      <Minor>
        {plan.isRead ? "Read from the text: " : `${plan.name}: `}
        {terms.map(({ words }) => words).join(" + ")}
      </Minor>
      {unknown.map((sentence) => (
        <Minor key={sentence}>{sentence}</Minor>
      ))}
      {more}
    </>
  );
}

/** Returns the rows with that of costs after the prices: the plan that costs least, and its formula. */
export function withCosts(
  rows: readonly ComparisonRow[],
  calculation: Calculation,
): readonly ComparisonRow[] {
  const at = rows.findIndex(({ label }) => label === "Free tier");
  return rows.toSpliced(at, 0, {
    label: `Cost for ${durationInWords(calculation.asked.months)}`,
    value: (solution) => {
      const { least, costs } = cheapest(solution, calculation);
      return least ? inWords(least) : costs.map(({ plan }) => planInWords(plan)).join("\n");
    },
    show: (solution) => <CostCell solution={solution} calculation={calculation} />,
  });
}
