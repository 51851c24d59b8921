import { chakra } from "@chakra-ui/react";
import { conversationPath } from "../../../features/conversations/conversation-path.ts";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { vendorPath } from "../../../features/record/record-path.ts";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { SideBySide, SideBySideTable } from "../../../ui/layout/side-by-side.tsx";
import type { VendorRequestQuery } from "./request.generated.ts";

/** An existing request. */
export type Asked = NonNullable<VendorRequestQuery["vendorRequest"]>;

/** A vendor's answers. */
export type Reply = VendorRequestQuery["vendorReplies"][number];

const Missing = chakra("span", { base: { color: "fg.muted", fontStyle: "italic" } });
const Text = chakra("p", { base: { whiteSpace: "pre-line" } });

/** The header of a vendor's column, with a link to the conversation. */
function VendorHead({ conversation }: { conversation: Reply["conversation"] }) {
  const { id, vendor, unreadCount, vendorIsUnclaimed } = conversation;
  return (
    <>
      <TextLink to={vendorPath(vendor)} fontSize="md" fontWeight="semibold">
        {vendor.name}
      </TextLink>
      <chakra.p mt="1.5" fontWeight="normal">
        <TextLink to={conversationPath(id)}>
          Messages<VisuallyHidden> with {vendor.name}</VisuallyHidden>
        </TextLink>{" "}
        {unreadCount > 0 && <Badge colorPalette="accent">{unreadCount} unread</Badge>}
      </chakra.p>
      {vendorIsUnclaimed && (
        <chakra.p mt="1.5" color="fg.muted" fontWeight="normal" fontSize="xs">
          Not claimed yet. Administrators may answer on its behalf.
        </chakra.p>
      )}
    </>
  );
}

function Cell({ answer }: { answer: Reply["answers"][number] | undefined }) {
  if (!answer) return <Missing>No answer yet</Missing>;
  return (
    <>
      <Text>{answer.text}</Text>
      <chakra.p mt="1.5" color="fg.muted" fontSize="xs">
        {answer.byAdministrator && "Written by an administrator, "}
        <DateFact at={answer.answeredAt} />
      </chakra.p>
    </>
  );
}

/** The vendors' answers side by side: a row for each question, a column for each vendor. */
export function AnswerTable({ request, replies }: { request: Asked; replies: readonly Reply[] }) {
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <SideBySide aria-label="Answers" tabIndex={0}>
      <SideBySideTable rows="sentences">
        <caption>
          <VisuallyHidden>
            Answers from {replies.map(({ conversation }) => conversation.vendor.name).join(", ")}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>Question</td>
            {replies.map(({ conversation }) => (
              <th key={conversation.id} scope="col">
                <VendorHead conversation={conversation} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {request.questions.map((question) => (
            <tr key={question.id}>
              <th scope="row">{question.text}</th>
              {replies.map(({ conversation, answers }) => (
                <td key={conversation.id}>
                  <Cell answer={answers.find(({ questionId }) => questionId === question.id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SideBySideTable>
    </SideBySide>
  );
}
