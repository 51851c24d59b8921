import { chakra } from "@chakra-ui/react";
import { counted } from "../../../../backend/shared/text/counted.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Dotted } from "../../../ui/display/dotted.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  type OfferedDocumentsQuery,
  useOfferedDocumentsSuspenseQuery,
  useSetDocumentSharedMutation,
} from "./conversation.generated.ts";
import type { ShownConversation } from "./shown-conversation.ts";

type Offered = OfferedDocumentsQuery["offeredDocuments"][number];

const Section = chakra("section", { base: { mt: "10" } });
const Heading = chakra("h2", { base: { fontSize: "lg", fontWeight: "semibold" } });
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const List = chakra("ul", { base: { mt: "3", listStyleType: "none" } });
const Item = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    py: "3",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});
const File = chakra("a", {
  base: {
    fontWeight: "semibold",
    overflowWrap: "anywhere",
    _hover: { color: "accent", textDecoration: "underline" },
  },
});

function ShareButton({ conversationId, offered }: { conversationId: string; offered: Offered }) {
  const { shared, document } = offered;
  const [set, { loading }] = useSetDocumentSharedMutation();
  const onClick = () =>
    set({
      variables: { conversationId, documentId: document.id, shared: !shared },
      refetchQueries: ["ConversationMessages"],
    }).catch(notifyFailure);
  return (
    <Button disabled={loading} onClick={onClick}>
      {shared ? "Stop sharing" : "Share"}
      <VisuallyHidden> {document.title}</VisuallyHidden>
    </Button>
  );
}

/** The vendor's documents on request: its side shares them, the person opens those that were shared. */
export function OfferedDocuments({
  conversation: { id, viewerSide, personName },
}: {
  conversation: ShownConversation;
}) {
  const { offeredDocuments } = useOfferedDocumentsSuspenseQuery({ variables: { conversationId: id } }).data;
  if (offeredDocuments.length === 0) return null;
  const forVendor = viewerSide === "VENDOR";
  return (
    <Section aria-labelledby="offered-documents">
      <Heading id="offered-documents">Documents</Heading>
      <Note>
        {forVendor
          ? `Your documents on request. Whoever asks for one can open it once you share it; ${personName} gets a message.`
          : "Shared with you in this conversation. Please don't pass them on without asking."}
      </Note>
      <List>
        {offeredDocuments.map((offered) => (
          <Item key={offered.id}>
            <div>
              <File href={offered.document.src} target="_blank">
                {offered.document.title}
                <VisuallyHidden> (PDF, opens in a new tab)</VisuallyHidden>
              </File>
              <Note>
                <Dotted
                  parts={[
                    counted(offered.document.pages, "page"),
                    forVendor && (offered.shared ? "Shared" : "Not shared"),
                  ]}
                />
              </Note>
            </div>
            {forVendor && <ShareButton conversationId={id} offered={offered} />}
          </Item>
        ))}
      </List>
    </Section>
  );
}
