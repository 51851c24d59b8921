import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { evictQueries } from "../../../graphql/evict-queries.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { type OwnListing_ListingFragment, useDiscardListingMutation } from "./list-your-company.generated.ts";

const Frame = chakra("section", { base: { mb: "12", maxWidth: "2xl" } });
const Heading = chakra("h2", { base: { mb: "2", fontSize: "xl", fontWeight: "semibold" } });
const Item = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1.5" },
});
const Text = chakra("p", { base: { mt: "1.5", maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });
const Reason = chakra("p", { base: { mt: "2", maxWidth: "prose", whiteSpace: "pre-line" } });

type Props = { listing: OwnListing_ListingFragment };

function Listing({ listing }: Props) {
  const { id, status, sentAt, decisionReason, vendor } = listing;
  const [asked, setAsked] = useState(false);
  const [discard, { loading }] = useDiscardListingMutation({
    variables: { id },
    update: evictQueries("ownVendorListings", "editableSolutions", "organizations", "vendor"),
  });
  const isDeclined = status === "DECLINED";
  const of = <VisuallyHidden> {vendor.name}</VisuallyHidden>;
  const run = async () => {
    try {
      await discard();
      toast({ title: `${vendor.name} is discarded` });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Item>
      <Line>
        <TextLink to={vendorPath(vendor)}>{vendor.name}</TextLink>
        <Badge colorPalette={isDeclined ? "red" : "orange"}>
          {isDeclined ? "Not approved" : "Waiting for review"}
        </Badge>
      </Line>
      {isDeclined && decisionReason && (
        <Reason>
          <strong>Reason:</strong> {decisionReason}
        </Reason>
      )}
      <Text>
        Sent <DateFact at={sentAt} />.{" "}
        {isDeclined ? "Change it and send it again." : "Only its team and administrators see it."}
      </Text>
      <Line mt="3">
        <ButtonLink to={`/list-your-company?listing=${id}&step=company`}>
          Change
          {of}
        </ButtonLink>
        {asked ? (
          <>
            <Button color="danger" disabled={loading} autoFocus onClick={run}>
              Yes, delete the listing
              {of}
            </Button>
            <Button onClick={() => setAsked(false)}>Keep</Button>
          </>
        ) : (
          <Button variant="ghost" onClick={() => setAsked(true)}>
            Discard
            {of}
          </Button>
        )}
      </Line>
    </Item>
  );
}

/** The viewer's listings that aren't approved yet, with what was decided. */
export const OwnListings = ({ listings }: { listings: readonly OwnListing_ListingFragment[] }) =>
  listings.length > 0 && (
    <Frame aria-labelledby="own-listings">
      <Heading id="own-listings">Your listings</Heading>
      <chakra.ul listStyleType="none">
        {listings.map((listing) => (
          <Listing key={listing.id} listing={listing} />
        ))}
      </chakra.ul>
    </Frame>
  );
