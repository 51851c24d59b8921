import { doiAddress } from "../../../../backend/modules/catalog/research/papers/doi.rules.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { FactCard } from "../../../features/record/fact-card.tsx";
import { partnerPath } from "../../../features/record/record-path.ts";
import { WebsiteLink } from "../../../features/record/website-link.tsx";
import { ButtonAnchor } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import type { ShownPaper } from "./shown-paper.ts";

const leadOf = (citations: number | null) => {
  if (citations === null) return "No citation count";
  return citations === 1 ? "1 citation" : `${formatCount(citations)} citations`;
};

/** A paper's citations, journal and date. */
export function PaperFacts({ paper }: { paper: ShownPaper }) {
  const { citations, university, partner, venue, publishedDate, openAccess, fullTextUrl, doi, updatedAt } =
    paper;
  return (
    <FactCard
      lead={leadOf(citations)}
      note="on record"
      action={
        <ButtonAnchor href="#cite" variant="primary" size="md" width="full" mt="5">
          Cite this paper
        </ButtonAnchor>
      }
      facts={[
        [
          "University",
          partner ? (
            <TextLink key="university" to={partnerPath(partner)}>
              {partner.universityName}
            </TextLink>
          ) : (
            university
          ),
        ],
        venue && ["Published in", venue],
        ["Published", <DateFact key="published" at={publishedDate} />],
        ["Access", openAccess ? "Open access" : "Subscription"],
        fullTextUrl && ["Full text", <WebsiteLink key="text" href={fullTextUrl} />],
        doi && ["DOI", <WebsiteLink key="doi" href={doiAddress(doi)} />],
        ["Record updated", <DateFact key="updated" at={updatedAt} />],
      ]}
    />
  );
}
