import { chakra } from "@chakra-ui/react";
import { Eye, Heart, type LucideIcon, MessageCircle } from "lucide-react";
import { formatCount } from "../../ui/display/format.ts";

const Row = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    rowGap: "1",
    color: "fg.muted",
    fontSize: "sm",
    listStyleType: "none",
    fontVariantNumeric: "tabular-nums",
  },
});
const Item = chakra("li", { base: { display: "inline-flex", alignItems: "center", gap: "1.5" } });

type Props = { viewCount: number; likesCount: number; commentsCount: number };

function Count({ Icon, count, one, many }: { Icon: LucideIcon; count: number; one: string; many: string }) {
  return (
    <Item>
      <Icon size={14} aria-hidden />
      {formatCount(count)} {count === 1 ? one : many}
    </Item>
  );
}

/** A post's numbers of views, likes and comments. */
export function PostCounts({ viewCount, likesCount, commentsCount }: Props) {
  return (
    <Row aria-label="Counts">
      <Count Icon={Eye} count={viewCount} one="view" many="views" />
      <Count Icon={Heart} count={likesCount} one="like" many="likes" />
      <Count Icon={MessageCircle} count={commentsCount} one="comment" many="comments" />
    </Row>
  );
}
