import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { Globe, Mail } from "lucide-react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Tag, TagList } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CardCorner, CardFoot, CardFrame, CardHead, CardText, CardTitle } from "../../ui/card.tsx";
import { formatWebAddress } from "../../ui/format.ts";
import { RatingStars } from "../../ui/rating-stars.tsx";
import { VendorMark } from "../../ui/vendor-mark.tsx";
import { VerifiedMark } from "../../ui/verified-mark.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { vendorPath } from "../record/record-path.ts";
import { type VendorCard_VendorFragment, VendorCard_VendorFragmentDoc } from "./vendor-card.generated.ts";

/** Maximum number of specializations on a card. */
const SPECIALIZATIONS = 3;

const ContactLinks = chakra("ul", {
  base: { display: "grid", gap: "1", listStyleType: "none", fontSize: "sm", color: "fg.muted" },
});
const ContactItem = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "2", minWidth: "0", "& svg": { flexShrink: 0 } },
});
const Address = chakra("a", {
  base: {
    position: "relative",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    py: "0.5",
    _hover: { color: "accent", textDecoration: "underline" },
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
  return (
    <CardFrame>
      <CardHead>
        <VendorMark name={name} />
        <chakra.div minWidth="0">
          <CardTitle link={link}>{name}</CardTitle>
          {verified && <VerifiedMark>Verified</VerifiedMark>}
        </chakra.div>
      </CardHead>
      <CardCorner>
        <BookmarkButton of={{ kind: "VENDOR", id: data.id, title: name, saved: data.viewerHasSaved }} />
      </CardCorner>
      {rating > 0 && <RatingStars rating={rating} reviewCount={reviewCount} />}
      <CardText>{description}</CardText>
      {categories.length > 0 && (
        <TagList aria-label="Specializations">
          {categories.slice(0, SPECIALIZATIONS).map(({ id, name: category }) => (
            <Tag key={id}>{category}</Tag>
          ))}
        </TagList>
      )}
      {(website || contactEmail) && (
        <ContactLinks>
          {website && (
            <ContactItem>
              <Globe size={14} aria-hidden />
              <Address href={website} rel="noopener nofollow">
                {formatWebAddress(website)}
              </Address>
            </ContactItem>
          )}
          {contactEmail && (
            <ContactItem>
              <Mail size={14} aria-hidden />
              <Address href={`mailto:${contactEmail}`}>{contactEmail}</Address>
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
