import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { conversationPath } from "../../../features/conversations/conversation-path.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import {
  type ConversationRow_ConversationFragment,
  ConversationRow_ConversationFragmentDoc,
} from "./messages.generated.ts";

const Item = chakra("li", {
  base: {
    position: "relative",
    borderTopWidth: "1px",
    borderColor: "line",
    _last: { borderBottomWidth: "1px" },
  },
});
const Line = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "1" },
});
const Name = chakra(Link, {
  base: {
    overflowWrap: "anywhere",
    // Makes the whole row the link's target.
    _before: { content: '""', position: "absolute", inset: "0" },
    _hover: { color: "accent" },
  },
});
const Preview = chakra("p", {
  base: { mt: "1", color: "fg.muted", lineClamp: "2", overflowWrap: "anywhere" },
});

type Props = { conversation: FragmentType<ConversationRow_ConversationFragment> };

/** A conversation in the inbox: its other side, its subject and its latest message. */
export function ConversationRow({ conversation }: Props) {
  const { data } = useSuspenseFragment({
    fragment: ConversationRow_ConversationFragmentDoc,
    from: conversation,
  });
  const { id, viewerSide, unreadCount, vendorIsUnclaimed, preview, personName, lastMessageAt } = data;
  const { vendor, solution, request } = data;
  const topic = solution?.title ?? request?.title;
  const forVendor = viewerSide === "VENDOR";
  return (
    <Item>
      <chakra.div py="4" px={{ md: "3" }} _hover={{ bg: "bg.subtle" }}>
        <Line>
          <Name to={conversationPath(id)} fontWeight={unreadCount > 0 ? "bold" : "medium"}>
            {forVendor ? personName : vendor.name}
          </Name>
          {unreadCount > 0 && <Badge colorPalette="blue">{unreadCount} unread</Badge>}
          {forVendor && (
            <Badge colorPalette={vendorIsUnclaimed ? "orange" : "gray"}>
              {vendorIsUnclaimed ? `For an unclaimed vendor: ${vendor.name}` : `To ${vendor.name}`}
            </Badge>
          )}
          <chakra.span ms={{ sm: "auto" }} color="fg.muted" fontSize="sm">
            <DateFact at={lastMessageAt} />
          </chakra.span>
        </Line>
        {topic && (
          <chakra.p mt="1" fontSize="sm" fontWeight="medium">
            About {topic}
          </chakra.p>
        )}
        {preview && <Preview>{preview}</Preview>}
      </chakra.div>
    </Item>
  );
}
