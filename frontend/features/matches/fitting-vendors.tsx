import { ButtonLink } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { vendorPath } from "../record/record-path.ts";
import { MatchItem } from "./match-item.tsx";
import { MatchList, MatchNote, MatchPanel } from "./match-panel.tsx";
import { useFittingVendorsSuspenseQuery } from "./matches.generated.ts";

/** The opportunity's id; if missing, the viewer's matches are shown. */
type Props = { opportunityId?: string };

function Found({ opportunityId }: Props) {
  const variables = { opportunityId: opportunityId ?? null };
  const found = useFittingVendorsSuspenseQuery({ variables }).data.fittingVendors;
  return (
    <MatchList
      label="Matching vendors"
      query="FittingVendors"
      found={found}
      isPersonal={!opportunityId}
      empty={
        <MatchNote>
          {opportunityId
            ? "No vendors match. Describe what you're looking for in the requirements."
            : "No vendors match what we know about you. Add more to your bio."}
        </MatchNote>
      }
    >
      {found.results.map(({ vendor, ...fit }) => (
        <MatchItem
          key={vendor.id}
          title={vendor.name}
          to={vendorPath(vendor)}
          by={[
            vendor.verified && "Verified vendor",
            [vendor.city, vendor.country].filter(Boolean).join(", "),
          ]}
          fit={fit}
        >
          <ButtonLink to={`${vendorPath(vendor)}#contact`}>
            Contact<VisuallyHidden> {vendor.name}</VisuallyHidden>
          </ButtonLink>
        </MatchItem>
      ))}
    </MatchList>
  );
}

/** The vendors that match an opportunity, for its owner, or what the viewer is looking for. */
export const FittingVendors = (props: Props) => (
  <MatchPanel title="Matching vendors" intro="Matched on what they say about themselves and what they offer.">
    <Found {...props} />
  </MatchPanel>
);
