import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { DateFact } from "../../../features/record/date-fact.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ClaimDecision } from "./claim-decision.tsx";
import { HideForm } from "./hide-form.tsx";
import { type ModerationQueueQuery, useModerateMutation } from "./moderation.generated.ts";
import { useActionFeedback } from "./use-action-feedback.ts";

const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Head = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });
const Part = chakra("p", { base: { mt: "1.5", maxWidth: "prose", whiteSpace: "pre-line" } });
const Label = chakra("span", { base: { color: "fg.muted", fontSize: "sm", fontWeight: "medium" } });
const Reason = chakra("p", { base: { mt: "1.5", color: "warning", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", gap: "1.5", mt: "3" } });

type QueuedItem = ModerationQueueQuery["moderationQueue"]["nodes"][number];

/** One record of the queue, with the decisions. */
export function ModerationRow({ item }: { item: QueuedItem }) {
  const { id, status, authorName, on, parts, reportReasons, version, createdAt } = item;
  const [hiding, setHiding] = useState(false);
  const [moderate] = useModerateMutation({ refetchQueries: ["ModerationQueue"] });
  const { busy, run } = useActionFeedback();
  const publish = () =>
    run(
      () => moderate({ variables: { id, publish: true, version } }),
      status === "PENDING" ? "Published. We'll email the author." : "Kept. The reports are closed.",
      "Failed to publish",
    );
  const about = <VisuallyHidden> what {authorName} wrote</VisuallyHidden>;
  return (
    <Row>
      <Head>
        {authorName} on <TextLink to={on.path}>{on.title}</TextLink>, <DateFact at={createdAt} />
      </Head>
      {parts.map(({ label, text }) => (
        <Part key={`${label} ${text}`}>
          {label && <Label>{label}: </Label>}
          {text}
        </Part>
      ))}
      {reportReasons.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may give the same reason
        <Reason key={index}>Reported: {reason}</Reason>
      ))}
      {id.startsWith("vendor_claim:") ? (
        <ClaimDecision item={item} />
      ) : hiding ? (
        <HideForm item={item} onDone={() => setHiding(false)} />
      ) : (
        <Actions>
          <Button disabled={busy} onClick={publish}>
            {status === "PENDING" ? "Publish" : "Keep"}
            {about}
          </Button>
          <Button color="danger" disabled={busy} onClick={() => setHiding(true)}>
            Hide
            {about}
          </Button>
        </Actions>
      )}
    </Row>
  );
}
