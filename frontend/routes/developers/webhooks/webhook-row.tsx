import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { eventLabel } from "../../../../backend/modules/platform/webhooks/events.rules.ts";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { Dotted } from "../../../ui/display/dotted.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { useWebhookActions } from "./use-webhook-actions.ts";
import { WebhookDialog } from "./webhook-dialog.tsx";
import type { Webhook_EndpointFragment } from "./webhooks.generated.ts";

const Row = chakra("li", {
  base: { py: "4", borderTopWidth: "1px", borderColor: "line", overflowWrap: "anywhere" },
});
const Note = chakra("p", { base: { mt: "1", color: "fg.muted", fontSize: "sm" } });
const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "1.5", mt: "3" } });

type Props = { webhook: Webhook_EndpointFragment; onSecret: (secret: string) => void };

/** A webhook with its state and its actions. */
export function WebhookRow({ webhook, onSecret }: Props) {
  const { id, url, events, enabled, failingSince, pausedUntil, previousUntil } = webhook;
  const [editing, setEditing] = useState(false);
  const { busy: off, toggle, test, rotate, remove } = useWebhookActions(webhook, onSecret);
  const named = <VisuallyHidden> for {url}</VisuallyHidden>;
  return (
    <Row>
      <chakra.p fontWeight="medium">
        {url} {!enabled && <Badge colorPalette="gray">Off</Badge>}{" "}
        {enabled && failingSince && <Badge colorPalette="red">Failing</Badge>}
      </chakra.p>
      <Note>
        <Dotted parts={events.map(eventLabel)} />
      </Note>
      {failingSince && <Note>Nothing has reached it since {formatMoment(failingSince)}.</Note>}
      {enabled && pausedUntil && (
        <Note>Paused after failures; tries again at {formatMoment(pausedUntil)}.</Note>
      )}
      {previousUntil && <Note>The previous secret stays valid until {formatMoment(previousUntil)}.</Note>}
      <Actions>
        <ButtonLink to={`?log=${id}#log`}>Log{named}</ButtonLink>
        <Button disabled={off} onClick={test}>
          Send test{named}
        </Button>
        <Button disabled={off} onClick={() => setEditing(true)}>
          Edit{named}
        </Button>
        <Button disabled={off} onClick={toggle}>
          {enabled ? "Turn off" : "Turn on"}
          {named}
        </Button>
        <Button disabled={off} onClick={rotate}>
          Replace secret{named}
        </Button>
        <Button color="danger" disabled={off} onClick={remove}>
          Delete{named}
        </Button>
      </Actions>
      {editing && <WebhookDialog webhook={webhook} onSecret={onSecret} onClose={() => setEditing(false)} />}
    </Row>
  );
}
