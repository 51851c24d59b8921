import { Related } from "../../../features/record/related.tsx";
import { CollaborationCard } from "../../../features/research/collaboration-card.tsx";
import { PaperCard } from "../../../features/research/paper-card.tsx";
import { usePartnerWorkSuspenseQuery } from "./university-partner.generated.ts";

/** A university's open collaborations and published papers. */
export function PartnerWork({ university }: { university: string }) {
  const { collaborations, researchPapers } = usePartnerWorkSuspenseQuery({ variables: { university } }).data;
  return (
    <>
      <Related title="Collaborations" items={collaborations.nodes}>
        {(collaboration) => <CollaborationCard collaboration={collaboration} />}
      </Related>
      <Related title="Papers" items={researchPapers.nodes}>
        {(paper) => <PaperCard paper={paper} />}
      </Related>
    </>
  );
}
