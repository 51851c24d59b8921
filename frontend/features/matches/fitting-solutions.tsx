import { ButtonLink } from "../../ui/controls/button.tsx";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { solutionPath, vendorPath } from "../record/record-path.ts";
import { MatchItem } from "./match-item.tsx";
import { MatchList, MatchNote, MatchPanel } from "./match-panel.tsx";
import { useFittingSolutionsSuspenseQuery } from "./matches.generated.ts";

type Props = { opportunityId: string };

function Found({ opportunityId }: Props) {
  const found = useFittingSolutionsSuspenseQuery({ variables: { opportunityId } }).data.fittingSolutions;
  const { results, ruledOut } = found;
  return (
    <>
      {ruledOut > 0 && <MatchNote>We left out {ruledOut} known to cost more than your budget.</MatchNote>}
      <MatchList
        label="Matching solutions"
        query="FittingSolutions"
        found={found}
        empty={<MatchNote>No solutions match. Describe what it should do in the requirements.</MatchNote>}
      >
        {results.map(({ solution, ...fit }) => (
          <MatchItem
            key={solution.id}
            title={solution.title}
            to={solutionPath(solution)}
            by={[
              <TextLink key="vendor" to={vendorPath(solution.vendor)}>
                {solution.vendor.name}
              </TextLink>,
              solution.pricing,
            ]}
            fit={fit}
          >
            <ButtonLink to={`${vendorPath(solution.vendor)}#contact`}>
              Contact vendor<VisuallyHidden> of {solution.title}</VisuallyHidden>
            </ButtonLink>
          </MatchItem>
        ))}
      </MatchList>
    </>
  );
}

/** The solutions that match an opportunity, for its owner. */
export const FittingSolutions = (props: Props) => (
  <MatchPanel title="Matching solutions" intro="Within your budget, matched on what their records say.">
    <Found {...props} />
  </MatchPanel>
);
