import { chakra } from "@chakra-ui/react";
import { CollaborationCard } from "../../../features/research/collaboration-card.tsx";
import { PaperCard } from "../../../features/research/paper-card.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { PageSection } from "../../../ui/layout/page-section.tsx";
import { splitClaim } from "./display.ts";
import type { HomeQuery, SourcedClaim_ClaimFragment } from "./home.generated.ts";
import { SourceNote } from "./source-note.tsx";

const Subtitle = chakra("h3", { base: { mt: "10", mb: "4", fontWeight: "semibold" } });
const Network = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: "6",
    mb: "2",
  },
});
const Figure = chakra("p", {
  base: { textStyle: "headline", fontSize: "2xl", fontVariantNumeric: "tabular-nums" },
});

const Target = chakra("p", { base: { color: "fg.muted", fontSize: "xs" } });

type Props = Pick<HomeQuery, "researchPapers" | "collaborations" | "statistics"> & {
  claims: readonly SourcedClaim_ClaimFragment[];
};

/** The newest papers, open collaborations, and the size of the network. */
export function ResearchHub({ researchPapers, collaborations, statistics, claims }: Props) {
  const counted = [
    ["universities", statistics.universityPartners, "universities"],
    ["researchers", statistics.researchers, "researchers"],
    ["publications", statistics.researchPapers, "publications"],
  ] as const;
  const claimed = claims.filter(({ key: named }) => counted.some(([key]) => key === named));
  const targets = new Map(claimed.filter(({ isTarget }) => isTarget).map(({ key, text }) => [key, text]));
  return (
    <PageSection
      size="lg"
      title="Research hub"
      lead="What sports science has shown, and the universities looking for partners."
      action={
        <ButtonLink to="/research" size="md">
          All Research
        </ButtonLink>
      }
    >
      <Network>
        {counted.map(([key, count, label]) => {
          const target = targets.get(key);
          return (
            <div key={key}>
              <Figure>{formatCount(count)}</Figure>
              <chakra.p color="fg.muted" fontSize="sm">
                {label}
              </chakra.p>
              {target && <Target>our target: {splitClaim(target)[0]}</Target>}
            </div>
          );
        })}
      </Network>
      <chakra.div mb="6">
        {claimed.length > 0 && (
          <SourceNote summary="Sources of these figures">
            <p>What we have is counted live.</p>
            {claimed.map(({ id, text, source, note }) => (
              <p key={id}>
                <strong>{text}</strong>: {source}. {note}
              </p>
            ))}
          </SourceNote>
        )}
      </chakra.div>
      <CardGrid aria-label="Newest papers" swiped>
        {researchPapers.nodes.map((paper) => (
          <li key={paper.id}>
            <PaperCard paper={paper} />
          </li>
        ))}
      </CardGrid>
      {researchPapers.nodes.length === 0 && <chakra.p color="fg.muted">No papers are listed yet.</chakra.p>}
      <Subtitle>Collaboration opportunities</Subtitle>
      {collaborations.nodes.length === 0 && (
        <chakra.p color="fg.muted">No universities are looking for partners right now.</chakra.p>
      )}
      <CardGrid aria-label="Collaboration opportunities" columns={2} swiped>
        {collaborations.nodes.map((collaboration) => (
          <li key={collaboration.id}>
            <CollaborationCard collaboration={collaboration} />
          </li>
        ))}
      </CardGrid>
    </PageSection>
  );
}
