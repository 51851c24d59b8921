import { counted } from "../../../../backend/shared/text/counted.rules.ts";
import { quarterName, quarterPath } from "../../../features/market/market-paths.ts";
import { SourcedPage } from "../../../features/market/sourced-page.tsx";
import { formatMoney } from "../../../ui/display/format.ts";
import type { FundingQuarterQuery } from "./funding-quarter.generated.ts";

type Props = { quarter: NonNullable<FundingQuarterQuery["fundingQuarter"]> };

/** The investments of a quarter, and the underlying rows. */
export function QuarterPage({ quarter }: Props) {
  const { id, amountUsd, deals, breakdown } = quarter;
  return (
    <SourcedPage
      title={`Funding in ${quarterName(quarter)}`}
      path={quarterPath(quarter)}
      lead={formatMoney(amountUsd)}
      leadNote={counted(deals, "deal")}
      file={`/api/market/quarters/${id}.csv`}
      rows={breakdown.map((row) => ({ ...row, amount: row.amountUsd, count: row.deals }))}
      amount="Funding"
      count="Deals"
      of={quarter}
    />
  );
}
