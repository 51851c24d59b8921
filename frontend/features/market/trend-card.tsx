import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/display/badge.tsx";
import { ShareBar } from "../../ui/display/share-bar.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";
import { CardCorner, CardFoot, CardFrame, CardText, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { Impact } from "./impact-score.tsx";
import { trendPath } from "./market-paths.ts";
import { SentimentMark } from "./sentiment-mark.tsx";
import { type TrendCard_TrendFragment, TrendCard_TrendFragmentDoc } from "./trend-card.generated.ts";

const Row = chakra("div", {
  base: { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "3", width: "full" },
});

// Replaces a border above the card's foot.
const Bar = chakra("div", { base: { width: "full" } });

type Props = {
  trend: FragmentType<TrendCard_TrendFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A market trend in a list. */
export function TrendCard({ trend, from }: Props) {
  const { data } = useSuspenseFragment({ fragment: TrendCard_TrendFragmentDoc, from: trend });
  const link = { to: trendPath(data), state: { from } };
  return (
    <CardFrame>
      <Row>
        <Badge>{data.category}</Badge>
        <SentimentMark sentiment={data.sentiment} />
      </Row>
      <CardTitle link={link}>{data.title}</CardTitle>
      <CardCorner beside="badges">
        <BookmarkButton of={{ kind: "TREND", id: data.id, title: data.title, saved: data.viewerHasSaved }} />
      </CardCorner>
      <CardText>{data.description}</CardText>
      <Bar>
        <ShareBar share={data.impactScore / 10} />
      </Bar>
      <CardFoot pt="0" borderTopWidth="0">
        <div>
          <Impact score={data.impactScore} />
          <chakra.p color="fg.muted" fontSize="xs">
            <DateFact at={data.createdAt} />
          </chakra.p>
        </div>
        <ButtonLink {...link} position="relative" flexShrink="0">
          View Details
          <VisuallyHidden> of {data.title}</VisuallyHidden>
        </ButtonLink>
      </CardFoot>
    </CardFrame>
  );
}
