import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { toast } from "../../../ui/behavior/toast-store.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { formatCount } from "../../../ui/display/format.ts";
import { LOG_AGAIN } from "./again.ts";
import {
  type ReplayFailedWebhookDeliveriesMutation,
  useReplayFailedWebhookDeliveriesMutation,
} from "./webhooks.generated.ts";

type Replay = ReplayFailedWebhookDeliveriesMutation["replayFailedWebhookDeliveries"];

function textOf({ count, hasMore }: Replay): string {
  if (count === 0) return "No messages have failed";
  const messages = count === 1 ? "1 message" : `${formatCount(count)} messages`;
  return `Sending ${messages} again${hasMore ? ". More have failed: repeat this for the rest." : ""}`;
}

type Props = { endpointId: string; isOn: boolean };

/** Resends all failed messages. */
export function ReplayFailed({ endpointId, isOn }: Props) {
  const [replay, { loading }] = useReplayFailedWebhookDeliveriesMutation(LOG_AGAIN);
  const onReplay = async () => {
    try {
      const { data } = await replay({ variables: { endpointId } });
      if (data) toast({ title: textOf(data.replayFailedWebhookDeliveries) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button disabled={loading || !isOn} onClick={onReplay}>
      Send failed again
    </Button>
  );
}
