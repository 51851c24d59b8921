import { ActionDialog } from "./action-dialog.tsx";
import { ExportDataForm } from "./export-data-form.tsx";

/** The dialog in which an administrator downloads data. */
export const ExportDataDialog = ({ onClose }: { onClose: () => void }) => (
  <ActionDialog
    title="Export Data"
    intro="Download everything of one kind as a CSV file. Each export is recorded in the audit log."
    onClose={onClose}
  >
    <ExportDataForm onClose={onClose} />
  </ActionDialog>
);
