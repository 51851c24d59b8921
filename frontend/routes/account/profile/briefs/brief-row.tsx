import { chakra } from "@chakra-ui/react";
import { Bell, BellOff } from "lucide-react";
import { briefPath } from "../../../../features/briefs/brief-path.ts";
import { briefWords } from "../../../../features/briefs/brief-summary.ts";
import type { Brief_BriefFragment } from "../../../../features/briefs/briefs.generated.ts";
import { alertWords } from "../../../../features/saved-searches/alert-words.ts";
import { Badge } from "../../../../ui/display/badge.tsx";
import { Dotted } from "../../../../ui/display/dotted.tsx";
import { formatCount } from "../../../../ui/display/format.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";

const Row = chakra("li", {
  base: { py: "4", "& + &": { borderTopWidth: "1px", borderColor: "line" } },
});
const Note = chakra("p", {
  base: { mt: "1", color: "fg.muted", fontSize: "sm", overflowWrap: "anywhere", lineClamp: "3" },
});

/** A saved brief: its number of new matches, its criteria, and its alert. */
export function BriefRow({ brief }: { brief: Brief_BriefFragment }) {
  const { id, name, text, alert, weekday, newCount, shareUrl } = brief;
  const words = briefWords(brief);
  const Icon = alert === "NONE" ? BellOff : Bell;
  return (
    <Row>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" overflowWrap="anywhere">
        <TextLink to={briefPath(id)} minWidth="0">
          {name}
        </TextLink>
        {newCount > 0 && <Badge colorPalette="green">{formatCount(newCount)} new</Badge>}
        {shareUrl && <Badge colorPalette="blue">Shared</Badge>}
      </chakra.p>
      <Note>{words.length > 0 ? <Dotted parts={words} /> : text}</Note>
      <chakra.p display="flex" alignItems="center" gap="1.5" mt="1" color="fg.muted" fontSize="sm">
        <Icon size={14} aria-hidden />
        {alertWords(alert, weekday)}
      </chakra.p>
    </Row>
  );
}
