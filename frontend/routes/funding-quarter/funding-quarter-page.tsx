import { Download } from "lucide-react";
import { Breakdown } from "../../features/market/breakdown.tsx";
import { quarterName, quarterPath } from "../../features/market/market-paths.ts";
import { DateFact } from "../../features/record/date-fact.tsx";
import { FactCard } from "../../features/record/fact-card.tsx";
import { RecordHead } from "../../features/record/record-head.tsx";
import { RecordPage } from "../../features/record/record-page.tsx";
import { Prose, RecordSection } from "../../features/record/record-section.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { DetailColumns } from "../../ui/detail-columns.tsx";
import { formatCount, formatMoney } from "../../ui/format.ts";
import type { FundingQuarterQuery } from "./funding-quarter.generated.ts";

type Props = { quarter: NonNullable<FundingQuarterQuery["fundingQuarter"]> };

/** What was invested in a quarter, and the rows behind it. */
export function QuarterPage({ quarter }: Props) {
  const { id, amountUsd, deals, source, asOf, note, updatedAt, breakdown } = quarter;
  const title = `Funding in ${quarterName(quarter)}`;
  const summary = `${formatMoney(amountUsd)} in ${formatCount(deals)} deals`;
  return (
    <RecordPage
      title={title}
      description={`${title}: ${summary}. ${note}`}
      path={quarterPath(quarter)}
      section={{ to: "/market-intelligence", label: "Market Intelligence" }}
    >
      <RecordHead title={title} by={summary} />
      <DetailColumns>
        <div>
          <RecordSection title="What it counts">
            <Prose>{note}</Prose>
          </RecordSection>
          {breakdown.length > 0 && (
            <RecordSection title="The rows behind it">
              <Breakdown
                title={`The rows behind ${title}`}
                amount="Funding"
                count="Deals"
                rows={breakdown.map((row) => ({ ...row, amount: row.amountUsd, count: row.deals }))}
              />
            </RecordSection>
          )}
        </div>
        <FactCard
          lead={formatMoney(amountUsd)}
          note={`${formatCount(deals)} deals`}
          action={
            <ButtonAnchor href={`/api/market/quarters/${id}.csv`} download size="md" width="full" mt="5">
              <Download size={16} aria-hidden />
              Export as CSV
            </ButtonAnchor>
          }
          facts={[
            ["Source", source],
            ["As of", <DateFact key="asOf" at={asOf} />],
            ["Record updated", <DateFact key="updated" at={updatedAt} />],
          ]}
        />
      </DetailColumns>
    </RecordPage>
  );
}
