import { FormDialog } from "../../../ui/controls/form-dialog.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import type { Webhook_EndpointFragment } from "./webhooks.generated.ts";

type Props = {
  webhook?: Webhook_EndpointFragment;
  onSecret: (secret: string) => void;
  onClose: () => void;
};

/** The dialog in which a webhook is set up. */
export function WebhookDialog({ webhook, onSecret, onClose }: Props) {
  return (
    <FormDialog title={webhook ? "Edit Webhook" : "Add Webhook"} onClose={onClose}>
      {(acts) => <WebhookForm {...(webhook && { webhook })} onSecret={onSecret} {...acts} />}
    </FormDialog>
  );
}
