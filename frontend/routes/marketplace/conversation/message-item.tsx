import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { ReportForm } from "../../../features/forms/report-form.tsx";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  type MessageItem_MessageFragment,
  MessageItem_MessageFragmentDoc,
  useReportMessageMutation,
} from "./conversation.generated.ts";
import type { ShownConversation } from "./shown-conversation.ts";

const Item = chakra("li", {
  base: {
    maxWidth: { base: "94%", md: "85%" },
    p: "4",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.raised",
    overflowWrap: "anywhere",
  },
  variants: { own: { true: { alignSelf: "flex-end", bg: "bg.subtle" }, false: { alignSelf: "flex-start" } } },
});
const Head = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "2", alignItems: "center", fontSize: "sm" },
});
const Text = chakra("p", { base: { mt: "1.5", whiteSpace: "pre-line" } });
const Note = chakra("p", { base: { mt: "1.5", color: "fg.muted", fontStyle: "italic" } });

/** Returns the sender of a message as its readers know them. */
function senderOf(
  { side, authorName, byAdministrator }: MessageItem_MessageFragment,
  { personName, vendor }: ShownConversation,
): string {
  if (side === "PERSON") return personName;
  if (byAdministrator) return `SportsTech Hub, for ${vendor.name}`;
  return authorName ? `${authorName}, ${vendor.name}` : vendor.name;
}

type Props = { message: FragmentType<MessageItem_MessageFragment>; conversation: ShownConversation };

/** A message, which the other side may report. */
export function MessageItem({ message, conversation }: Props) {
  const { data } = useSuspenseFragment({ fragment: MessageItem_MessageFragmentDoc, from: message });
  const { id, side, text, hidden, hiddenReason, byAdministrator, createdAt } = data;
  const own = side === conversation.viewerSide;
  const [reporting, setReporting] = useState(false);
  const [report] = useReportMessageMutation();
  const onReport = async (reason: string) =>
    (await report({ variables: { id, reason } })).data?.reportMessage.message;
  const sender = senderOf(data, conversation);
  return (
    <Item own={own}>
      <Head>
        <chakra.span fontWeight="semibold">{sender}</chakra.span>
        {byAdministrator && <Badge colorPalette="orange">Written by an administrator</Badge>}
        <chakra.time dateTime={createdAt} color="fg.muted">
          {formatMoment(createdAt)}
        </chakra.time>
      </Head>
      {text !== null && <Text>{text}</Text>}
      {hidden && (
        <Note>
          {own
            ? "An administrator hid this message from the recipient."
            : "An administrator hid this message."}
          {hiddenReason && ` Reason: ${hiddenReason}`}
        </Note>
      )}
      {reporting && <ReportForm noun="message" report={onReport} onDone={() => setReporting(false)} />}
      {!own && !hidden && !reporting && (
        <Button variant="ghost" mt="1" ms="-3.5" mb="-2" color="fg.muted" onClick={() => setReporting(true)}>
          Report
          <VisuallyHidden> the message from {sender}</VisuallyHidden>
        </Button>
      )}
    </Item>
  );
}
