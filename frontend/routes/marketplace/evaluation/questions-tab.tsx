import { chakra } from "@chakra-ui/react";
import type { Evaluation_FactsFragment } from "../../../features/evaluations/evaluations.generated.ts";
import { progressInWords } from "../../../features/evaluations/vendor-answers.tsx";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { AskVendorsForm } from "./ask-vendors-form.tsx";

type Room = Evaluation_FactsFragment;
type Asked = Room["requests"][number]["vendors"][number];

const HUES = { WAITING: "gray", SILENT: "red", ANSWERED: "green", LATE: "orange" } as const;

/** A vendor that was asked, and its answers. */
function VendorReply({ vendor: { name, progress, path, answers } }: { vendor: Asked }) {
  return (
    <chakra.section
      aria-label={name}
      py="4"
      borderTopWidth="1px"
      borderColor="line"
      overflowWrap="anywhere"
      breakInside="avoid"
    >
      <chakra.h3 display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="semibold">
        {name}
        <Badge colorPalette={HUES[progress]}>{progressInWords(progress)}</Badge>
      </chakra.h3>
      {answers.length > 0 && (
        <chakra.dl mt="2" display="grid" gap="3" maxWidth="prose">
          {answers.map(({ question, text, answeredAt }) => (
            <div key={question}>
              <chakra.dt fontSize="sm" color="fg.muted">
                {question}
              </chakra.dt>
              <chakra.dd whiteSpace="pre-line">{text}</chakra.dd>
              <chakra.dd fontSize="sm" color="fg.muted">
                <DateFact at={answeredAt} />
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      )}
      {path && (
        <chakra.p mt="2" fontSize="sm">
          <TextLink to={path}>Open the conversation with {name}</TextLink>
        </chakra.p>
      )}
    </chakra.section>
  );
}

/** What vendors were asked and what they answered; the owner asks. */
export function QuestionsTab({ room }: { room: Room }) {
  const { requests, viewerRole, evaluation } = room;
  const asks = viewerRole === "OWNER" && !evaluation.decidedAt;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="3xl">
      {requests.length === 0 && !asks && (
        <EmptyState title="Nothing asked yet">
          The owner can ask the candidates' vendors. Their answers appear here and beside your scores.
        </EmptyState>
      )}
      {requests.map(({ id, title, sentAt, questions, vendors }) => (
        <Panel
          key={id}
          title={title}
          intro={
            <>
              Sent <DateFact at={sentAt} />
            </>
          }
        >
          <chakra.ol ps="5" mb="4" display="grid" gap="1" listStyleType="decimal" overflowWrap="anywhere">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </chakra.ol>
          {vendors.map((vendor) => (
            <VendorReply key={vendor.vendorId} vendor={vendor} />
          ))}
        </Panel>
      ))}
      {asks && (
        <Panel
          title="Ask Vendors"
          intro="Each vendor gets the same questions in a conversation of its own. It sees neither this evaluation nor who else you ask. Everyone who takes part in the evaluation reads the answers; readers by link don't."
        >
          <AskVendorsForm key={requests.length} room={room} />
        </Panel>
      )}
    </chakra.div>
  );
}
