import { ActionDialog } from "./action-dialog.tsx";
import { SendAlertsForm } from "./send-alerts-form.tsx";

/** The dialog in which an administrator sends an alert. */
export const SendAlertsDialog = ({ onClose }: { onClose: () => void }) => (
  <ActionDialog
    title="Send Alerts"
    intro="Everyone you choose is notified on the site, and by email if they've turned that on."
    onClose={onClose}
  >
    <SendAlertsForm onClose={onClose} />
  </ActionDialog>
);
