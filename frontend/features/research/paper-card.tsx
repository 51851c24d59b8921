import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { LockOpen, Quote } from "lucide-react";
import { useSuspenseFragment } from "../../graphql/hooks.ts";
import { Badge } from "../../ui/display/badge.tsx";
import { formatCount } from "../../ui/display/format.ts";
import { CardCorner, CardFoot, CardFrame, CardSubtitle, CardText, CardTitle } from "../../ui/layout/card.tsx";
import { BookmarkButton } from "../bookmarks/bookmark-button.tsx";
import { DateFact } from "../record/date-fact.tsx";
import { paperPath } from "../record/record-path.ts";
import { type PaperCard_PaperFragment, PaperCard_PaperFragmentDoc } from "./paper-card.generated.ts";

const Badges = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5" } });
const Fact = chakra("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "1.5", color: "fg.muted", fontSize: "sm" },
});

/** Formats the authors for a card: up to three names, otherwise the first and the number of others. */
function authorsText(authors: readonly string[]): string {
  const [first = ""] = authors;
  return authors.length <= 3 ? authors.join(", ") : `${first} and ${authors.length - 1} others`;
}

type Props = {
  paper: FragmentType<PaperCard_PaperFragment>;
  /** The list's current search, so that the page can link back to it. */
  from?: string;
};

/** A paper in a list. */
export function PaperCard({ paper, from }: Props) {
  const { data } = useSuspenseFragment({ fragment: PaperCard_PaperFragmentDoc, from: paper });
  return (
    <CardFrame>
      <Badges>
        <Badge>{data.category}</Badge>
        {data.openAccess && (
          <Badge colorPalette="gray">
            <LockOpen size={12} aria-hidden />
            Open access
          </Badge>
        )}
      </Badges>
      <div>
        <CardTitle link={{ to: paperPath(data), state: { from } }}>{data.title}</CardTitle>
        <CardSubtitle mt="1">{authorsText(data.authors)}</CardSubtitle>
        <CardSubtitle>{data.university}</CardSubtitle>
      </div>
      <CardCorner beside="badges">
        <BookmarkButton of={{ kind: "PAPER", id: data.id, title: data.title, saved: data.viewerHasSaved }} />
      </CardCorner>
      <CardText>{data.abstract}</CardText>
      <CardFoot>
        <Fact>
          <DateFact at={data.publishedDate} />
        </Fact>
        {data.citations !== null && (
          <Fact>
            <Quote size={14} aria-hidden />
            {data.citations === 1 ? "1 citation" : `${formatCount(data.citations)} citations`}
          </Fact>
        )}
      </CardFoot>
    </CardFrame>
  );
}
