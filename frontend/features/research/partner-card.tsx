import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { VendorMark } from "../../ui/display/vendor-mark.tsx";
import { CardFrame, CardHead, CardSubtitle, CardText, CardTitle } from "../../ui/layout/card.tsx";
import { partnerPath } from "../record/record-path.ts";
import {
  type PartnerCard_PartnerFragment,
  PartnerCard_PartnerFragmentDoc,
} from "./partner-card.generated.ts";

type Props = {
  partner: FragmentType<PartnerCard_PartnerFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A university partner in a list. */
export function PartnerCard({ partner, from }: Props) {
  const { data } = useSuspenseFragment({ fragment: PartnerCard_PartnerFragmentDoc, from: partner });
  return (
    <CardFrame>
      <CardHead>
        <VendorMark name={data.universityName} />
        <chakra.div minWidth="0">
          <CardTitle link={{ to: partnerPath(data), state: { from } }}>{data.universityName}</CardTitle>
          <CardSubtitle>{[data.city, data.country].filter(Boolean).join(", ")}</CardSubtitle>
        </chakra.div>
      </CardHead>
      <Badge>{data.collaborationType}</Badge>
      <CardText>{data.description}</CardText>
    </CardFrame>
  );
}
