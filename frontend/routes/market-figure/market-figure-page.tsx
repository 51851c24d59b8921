import { Download } from "lucide-react";
import { Breakdown } from "../../features/market/breakdown.tsx";
import { figurePath } from "../../features/market/market-paths.ts";
import { DateFact } from "../../features/record/date-fact.tsx";
import { FactCard } from "../../features/record/fact-card.tsx";
import { RecordHead } from "../../features/record/record-head.tsx";
import { RecordPage } from "../../features/record/record-page.tsx";
import { Prose, RecordSection } from "../../features/record/record-section.tsx";
import { ButtonAnchor } from "../../ui/button.tsx";
import { DetailColumns } from "../../ui/detail-columns.tsx";
import { formatCount, formatGrowth, formatMoney } from "../../ui/format.ts";
import type { MarketFigureQuery } from "./market-figure.generated.ts";

type Props = { figure: NonNullable<MarketFigureQuery["marketFigure"]> };

/** A figure of the market, and the rows behind it. */
export function FigurePage({ figure }: Props) {
  const { id, name, valueUsd, growthPercent, companies, source, asOf, note, updatedAt, breakdown } = figure;
  return (
    <RecordPage
      title={name}
      description={`${name}: ${formatMoney(valueUsd)}, ${formatGrowth(growthPercent)} a year. ${note}`}
      path={figurePath(figure)}
      section={{ to: "/market-intelligence", label: "Market Intelligence" }}
    >
      <RecordHead title={name} by={`${formatMoney(valueUsd)}, ${formatGrowth(growthPercent)} a year`} />
      <DetailColumns>
        <div>
          <RecordSection title="What it counts">
            <Prose>{note}</Prose>
          </RecordSection>
          {breakdown.length > 0 && (
            <RecordSection title="The rows behind it">
              <Breakdown
                title={`The rows behind ${name}`}
                amount="Value"
                count="Companies"
                rows={breakdown.map((row) => ({ ...row, amount: row.valueUsd, count: row.companies }))}
              />
            </RecordSection>
          )}
        </div>
        <FactCard
          lead={formatMoney(valueUsd)}
          note={`${formatGrowth(growthPercent)} a year`}
          action={
            <ButtonAnchor href={`/api/market/figures/${id}.csv`} download size="md" width="full" mt="5">
              <Download size={16} aria-hidden />
              Export as CSV
            </ButtonAnchor>
          }
          facts={[
            companies !== null && ["Companies", formatCount(companies)],
            ["Source", source],
            ["As of", <DateFact key="asOf" at={asOf} />],
            ["Record updated", <DateFact key="updated" at={updatedAt} />],
          ]}
        />
      </DetailColumns>
    </RecordPage>
  );
}
