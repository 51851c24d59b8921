import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { RatingStars } from "../../ui/display/rating-stars.tsx";
import { TagRow } from "../../ui/display/tag-row.tsx";
import { VerifiedMark } from "../../ui/display/verified-mark.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import {
  CardCorner,
  CardFacts,
  CardFoot,
  CardFrame,
  CardHead,
  CardText,
  CardTitle,
} from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { Logo } from "../pictures/logo.tsx";
import { vendorPath } from "../record/record-path.ts";
import { WebsiteLink } from "../record/website-link.tsx";
import { type VendorCard_VendorFragment, VendorCard_VendorFragmentDoc } from "./vendor-card.generated.ts";

const ContactLinks = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "3",
    listStyleType: "none",
    fontSize: "xs",
    color: "fg.muted",
  },
});
const ContactItem = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    minWidth: "0",
    // Press targets are taller than their line of text.
    my: "-0.5",
    minHeight: "6",
    // URLs are never truncated: one that doesn't fit next to the other takes its own line. Its link lies
    // above the card's.
    "& > *": { position: "relative", minWidth: "0", overflowWrap: "anywhere" },
    "& > a": { py: "1", _hover: { color: "accent", textDecoration: "underline" } },
  },
});

type Props = {
  vendor: FragmentType<VendorCard_VendorFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A vendor in a list. "Contact" links to the contact section of its page. */
export function VendorCard({ vendor, from }: Props) {
  const { data } = useSuspenseFragment({ fragment: VendorCard_VendorFragmentDoc, from: vendor });
  const { name, verified, rating, reviewCount, description, categories, website, contactEmail } = data;
  const link = { to: vendorPath(data), state: { from } };
  const hasAddress = Boolean(website || contactEmail);
  return (
    <CardFrame>
      <CardHead>
        <Logo name={name} logo={data.logo} />
        <CardTitle link={link}>{name}</CardTitle>
      </CardHead>
      <CardCorner>
        <BookmarkButton of={{ kind: "VENDOR", id: data.id, title: name, saved: data.viewerHasSaved }} />
      </CardCorner>
      <CardFacts>
        {rating > 0 && <RatingStars rating={rating} reviewCount={reviewCount} />}
        {verified && <VerifiedMark>Verified</VerifiedMark>}
      </CardFacts>
      <CardText>{description}</CardText>
      <TagRow label="Specializations" tags={categories.map((category) => category.name)} />
      {hasAddress && (
        <ContactLinks>
          {website && (
            <ContactItem>
              <WebsiteLink href={website} color="inherit" />
            </ContactItem>
          )}
          {contactEmail && (
            <ContactItem>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </ContactItem>
          )}
        </ContactLinks>
      )}
      <CardFoot justifyContent="flex-start">
        <ButtonLink {...link} position="relative">
          View Profile
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        <ButtonLink to={`${link.to}#contact`} state={link.state} variant="ghost" position="relative">
          Contact
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      </CardFoot>
    </CardFrame>
  );
}
