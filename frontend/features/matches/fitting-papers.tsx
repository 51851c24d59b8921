import { ButtonLink } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { paperPath } from "../record/record-path.ts";
import { MatchItem } from "./match-item.tsx";
import { MatchList, MatchNote, MatchPanel } from "./match-panel.tsx";
import { useFittingPapersSuspenseQuery } from "./matches.generated.ts";

function Found() {
  const found = useFittingPapersSuspenseQuery({ variables: {} }).data.fittingPapers;
  return (
    <MatchList
      label="Matching papers"
      query="FittingPapers"
      found={found}
      isPersonal
      empty={<MatchNote>No papers match what we know about you. Add more to your bio.</MatchNote>}
    >
      {found.results.map(({ paper, ...fit }) => (
        <MatchItem
          key={paper.id}
          title={paper.title}
          to={paperPath(paper)}
          by={[paper.university, <DateFact key="date" at={paper.publishedDate} />]}
          fit={fit}
        >
          <ButtonLink to={paperPath(paper)}>
            Read<VisuallyHidden> {paper.title}</VisuallyHidden>
          </ButtonLink>
        </MatchItem>
      ))}
    </MatchList>
  );
}

/** The papers that match what the viewer is looking for. */
export const FittingPapers = () => (
  <MatchPanel title="Matching papers" intro="Matched on their abstracts and topics.">
    <Found />
  </MatchPanel>
);
