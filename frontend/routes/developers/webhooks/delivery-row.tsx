import { chakra } from "@chakra-ui/react";
import { eventLabel } from "../../../../backend/modules/platform/webhooks/events.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { LOG_AGAIN } from "./again.ts";
import { Attempts } from "./attempts.tsx";
import { Code, Details, Note } from "./log-parts.ts";
import { useReplayWebhookDeliveryMutation, type Webhook_DeliveryFragment } from "./webhooks.generated.ts";

const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});

const STATUS = {
  WAITING: { label: "Waiting", hue: "yellow" },
  DELIVERED: { label: "Delivered", hue: "green" },
  FAILED: { label: "Failed", hue: "red" },
} as const;

/** Describes the result of the last attempt in one line. */
function lastAttempt({ attempts, lastStatus, lastDuration, lastError }: Webhook_DeliveryFragment): string {
  if (attempts === 0) return "Not sent yet.";
  const times = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  const came = lastError ?? (lastStatus ? `Status ${lastStatus}.` : "On its way.");
  return `${times}. ${came}${lastDuration == null ? "" : ` It took ${lastDuration} ms.`}`;
}

type Props = {
  delivery: Webhook_DeliveryFragment;
  /** Whether the webhook is enabled, so that the message would be sent now. */
  isOn: boolean;
};

/** A message with its status and body, and each attempt with its response. */
export function DeliveryRow({ delivery, isOn }: Props) {
  const { id, messageId, type, body, status, attempts, dueAt, attemptLog, createdAt } = delivery;
  const [replay, { loading }] = useReplayWebhookDeliveryMutation(LOG_AGAIN);
  const onReplay = async () => {
    try {
      await replay({ variables: { id } });
      toast({ title: "Sending the message again" });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Row>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <chakra.div minWidth="min(100%, 14rem)" flex="1">
          <chakra.p fontWeight="medium">
            {eventLabel(type)} <Badge colorPalette={STATUS[status].hue}>{STATUS[status].label}</Badge>
          </chakra.p>
          <Note>
            <time dateTime={createdAt}>{formatMoment(createdAt)}</time> · {lastAttempt(delivery)}
            {status === "WAITING" && !isOn && " It waits until the webhook is on."}
            {status === "WAITING" && isOn && attempts > 0 && ` Next attempt: ${formatMoment(dueAt)}.`}
          </Note>
        </chakra.div>
        <Button disabled={loading || !isOn} onClick={onReplay}>
          Send again<VisuallyHidden> {messageId}</VisuallyHidden>
        </Button>
      </chakra.div>
      <Details>
        <summary>
          Content<VisuallyHidden> of {messageId}</VisuallyHidden>
        </summary>
        <Note>{messageId}</Note>
        <Code>{body}</Code>
      </Details>
      {attemptLog.length > 0 && <Attempts attempts={attemptLog} messageId={messageId} />}
    </Row>
  );
}
