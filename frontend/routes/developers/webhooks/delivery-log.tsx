import { chakra } from "@chakra-ui/react";
import { TEST_EVENT } from "../../../../backend/modules/platform/webhooks/events.rules.ts";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { useClient } from "../../../graphql/source.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { DeliveryRow } from "./delivery-row.tsx";
import { ReplayFailed } from "./replay-failed.tsx";
import { useWebhookDeliveriesSuspenseQuery } from "./webhooks.generated.ts";

type Props = { endpointId: string; host: string; isOn: boolean; after: string | null };

/** The messages to an endpoint, the newest first. */
export function DeliveryLog({ endpointId, host, isOn, after }: Props) {
  const { data } = useWebhookDeliveriesSuspenseQuery({ variables: { endpointId, after } });
  const { nodes, pageInfo } = data.webhookDeliveries;
  const client = useClient();
  const refresh = async () => {
    const error = await client.refetchQueries({ include: ["Webhooks", "WebhookDeliveries"] });
    if (error) notifyFailure(error);
  };
  return (
    <chakra.div id="log" scrollMarginTop="20">
      <Panel
        title={`Log of ${host}`}
        intro={`Messages are kept for 30 days. A message sent again keeps its ID, so your server can recognize it.${isOn ? "" : " While the webhook is off, only tests are sent."}`}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <ReplayFailed endpointId={endpointId} isOn={isOn} />
            <Button onClick={refresh}>Refresh</Button>
          </chakra.div>
        }
      >
        {nodes.length === 0 ? (
          <chakra.p color="fg.muted">Nothing has been sent yet.</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Log">
            {nodes.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isOn={isOn || delivery.type === TEST_EVENT}
              />
            ))}
          </chakra.ul>
        )}
        {(after || pageInfo.hasNextPage) && (
          <chakra.nav aria-label="Pages of the log" display="flex" gap="2" mt="4">
            {after && <ButtonLink to={`?log=${endpointId}`}>First page</ButtonLink>}
            {pageInfo.hasNextPage && (
              <ButtonLink to={`?log=${endpointId}&after=${encodeURIComponent(pageInfo.endCursor ?? "")}`}>
                Next page
              </ButtonLink>
            )}
          </chakra.nav>
        )}
      </Panel>
    </chakra.div>
  );
}
