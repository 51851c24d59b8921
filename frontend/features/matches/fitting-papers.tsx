import { ButtonLink } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { paperPath } from "../record/record-path.ts";
import { FitItem } from "./fit-item.tsx";
import { FitList, FitNote, FitPanel } from "./fit-panel.tsx";
import { useFittingPapersSuspenseQuery } from "./fits.generated.ts";

function Found() {
  const found = useFittingPapersSuspenseQuery({ variables: {} }).data.fittingPapers;
  return (
    <FitList
      label="Matching papers"
      query="FittingPapers"
      found={found}
      isPersonal
      empty={<FitNote>No papers match what we know about you. Add more to your bio.</FitNote>}
    >
      {found.results.map(({ paper, ...fit }) => (
        <FitItem
          key={paper.id}
          title={paper.title}
          to={paperPath(paper)}
          by={[paper.university, <DateFact key="date" at={paper.publishedDate} />]}
          fit={fit}
        >
          <ButtonLink to={paperPath(paper)}>
            Read<VisuallyHidden> {paper.title}</VisuallyHidden>
          </ButtonLink>
        </FitItem>
      ))}
    </FitList>
  );
}

/** The papers that match what the viewer is looking for. */
export const FittingPapers = () => (
  <FitPanel title="Matching papers" intro="Matched on their abstracts and topics.">
    <Found />
  </FitPanel>
);
