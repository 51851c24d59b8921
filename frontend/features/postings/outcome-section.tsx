import type { PostingOutcome } from "../../graphql/schema.generated.ts";
import { DateFact } from "../record/date-fact.tsx";
import { EndFact } from "../record/end-fact.tsx";
import type { FactEntry } from "../record/fact-card.tsx";
import { Prose, RecordSection } from "../record/record-section.tsx";
import { OUTCOMES } from "./posting-status.tsx";

type Ended = { outcome: PostingOutcome | null; outcomeNote: string | null; closedAt: string | null };

/** The outcome of a record that its owner has closed; nothing while it is open. */
export function OutcomeSection({ of: { outcome, outcomeNote } }: { of: Ended }) {
  if (!outcome) return null;
  return (
    <RecordSection title="Outcome">
      <Prose>
        <strong>{OUTCOMES[outcome]}</strong>
        {outcomeNote && `\n${outcomeNote}`}
      </Prose>
    </RecordSection>
  );
}

/** When it was extended and from which date, and when it was closed. */
export const changesOf = (record: {
  extendedAt: string | null;
  extendedFrom: string | null;
  closedAt: string | null;
}): FactEntry[] => [
  record.extendedAt && [
    "Extended",
    <span key="extended">
      <DateFact at={record.extendedAt} />
      {record.extendedFrom && (
        <>
          {" "}
          (it was due <EndFact at={record.extendedFrom} />)
        </>
      )}
    </span>,
  ],
  record.closedAt && ["Closed", <DateFact key="closed" at={record.closedAt} />],
];
