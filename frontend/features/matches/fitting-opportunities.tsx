import { formatBudget } from "../../ui/display/format.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { ApplyLink } from "../record/apply-link.tsx";
import { DaysLeft } from "../record/days-left.tsx";
import { opportunityPath, vendorEditPath } from "../record/record-path.ts";
import { MatchItem } from "./match-item.tsx";
import { MatchList, MatchNote, MatchPanel } from "./match-panel.tsx";
import { useFittingOpportunitiesSuspenseQuery } from "./matches.generated.ts";

/** The vendor's id; if missing, the viewer's matches are shown. */
type Props = { vendor?: { id: string; slug: string; name: string } };

const titleFor = (vendor: Props["vendor"]) =>
  vendor ? `Matching opportunities for ${vendor.name}` : "Matching opportunities";

function Found({ vendor }: Props) {
  const variables = { vendorId: vendor?.id ?? null };
  const found = useFittingOpportunitiesSuspenseQuery({ variables }).data.fittingOpportunities;
  return (
    <MatchList
      label={titleFor(vendor)}
      query="FittingOpportunities"
      found={found}
      isPersonal={!vendor}
      empty={
        vendor ? (
          <MatchNote>
            No open opportunities match.{" "}
            <TextLink to={vendorEditPath(vendor)}>Add more about what you do</TextLink>, or check back when
            new ones are posted.
          </MatchNote>
        ) : (
          <MatchNote>No open opportunities match what we know about you. Add more to your bio.</MatchNote>
        )
      }
    >
      {found.results.map(({ opportunity, ...fit }) => {
        const { id, title, organization, budget, daysLeft, viewerHasApplied } = opportunity;
        const path = opportunityPath(opportunity);
        return (
          <MatchItem
            key={id}
            title={title}
            to={path}
            by={[organization, formatBudget(budget), <DaysLeft key="days" daysLeft={daysLeft} />]}
            fit={fit}
          >
            <ApplyLink path={path} title={title} from={undefined} applied={viewerHasApplied}>
              Apply Now
              <VisuallyHidden> for {title}</VisuallyHidden>
            </ApplyLink>
          </MatchItem>
        );
      })}
    </MatchList>
  );
}

/** The open opportunities that match a vendor, for its team, or what the viewer is looking for. */
export const FittingOpportunities = (props: Props) => (
  <MatchPanel
    title={titleFor(props.vendor)}
    intro={
      props.vendor
        ? `Open now, matched on what ${props.vendor.name} and its solutions say.`
        : "Open now, matched on what they ask for."
    }
  >
    <Found {...props} />
  </MatchPanel>
);
