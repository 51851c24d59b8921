import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { NewSecret } from "./new-secret.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";
import { WebhookRow } from "./webhook-row.tsx";
import type { Webhook_EndpointFragment } from "./webhooks.generated.ts";

/** The viewer's webhooks, and a newly created secret. */
export function WebhookList({ webhooks }: { webhooks: readonly Webhook_EndpointFragment[] }) {
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      {secret && <NewSecret key={secret} secret={secret} onDone={() => setSecret(undefined)} />}
      <Panel
        title="Your webhooks"
        intro="We send a signed POST request to your server when something happens, within a minute or so. If that fails, we retry for 28 hours."
        action={
          <Button variant="primary" onClick={() => setAdding(true)}>
            Add Webhook
          </Button>
        }
      >
        {webhooks.length === 0 ? (
          <chakra.p color="fg.muted">You have no webhooks.</chakra.p>
        ) : (
          <chakra.ul listStyleType="none" aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onSecret={setSecret} />
            ))}
          </chakra.ul>
        )}
      </Panel>
      {adding && <WebhookDialog onSecret={setSecret} onClose={() => setAdding(false)} />}
    </>
  );
}
