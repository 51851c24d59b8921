import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonAnchor } from "../../ui/controls/button.tsx";
import { DetailColumns } from "../../ui/layout/detail-columns.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { FactCard, type FactEntry } from "../record/fact-card.tsx";
import { RecordHead } from "../record/record-head.tsx";
import { RecordPage } from "../record/record-page.tsx";
import { Prose, RecordSection } from "../record/record-section.tsx";
import { Breakdown, type BreakdownRow } from "./breakdown.tsx";

type Props = {
  title: string;
  path: string;
  /** The figure itself, with an optional note. */
  lead: string;
  leadNote: string;
  /** The download of the rows behind it. */
  file: string;
  rows: readonly BreakdownRow[];
  /** The labels of the rows' amount and count. */
  amount: string;
  count: string;
  /** Additional facts besides its source. */
  facts?: readonly FactEntry[];
  of: { source: string; asOf: string; note: string | null; updatedAt: string };
  /** Content below the rows. */
  children?: ReactNode;
};

/** The page of a market figure: what it measures, its source, and the rows behind it. */
export function SourcedPage({
  title,
  path,
  lead,
  leadNote,
  file,
  rows,
  amount,
  count,
  facts = [],
  of,
  children,
}: Props) {
  return (
    <RecordPage
      title={title}
      description={`${title}: ${lead}, ${leadNote}.${of.note ? ` ${of.note}` : ""}`}
      path={path}
      section={{ to: "/market-intelligence", label: "Market Intelligence" }}
    >
      <RecordHead title={title} />
      <DetailColumns
        facts={
          <FactCard
            lead={lead}
            note={leadNote}
            action={
              <ButtonAnchor href={file} download size="md" width="full" mt="5">
                <Download size={16} aria-hidden />
                Export as CSV
              </ButtonAnchor>
            }
            facts={[
              ...facts,
              ["Source", of.source],
              ["As of", <DateFact key="asOf" at={of.asOf} />],
              ["Record updated", <DateFact key="updated" at={of.updatedAt} />],
            ]}
          />
        }
      >
        {of.note && (
          <RecordSection title="What it counts">
            <Prose>{of.note}</Prose>
          </RecordSection>
        )}
        {rows.length > 0 && (
          <RecordSection title="The rows behind it">
            <Breakdown title={`The rows behind ${title}`} amount={amount} count={count} rows={rows} />
          </RecordSection>
        )}
        {children}
      </DetailColumns>
    </RecordPage>
  );
}
