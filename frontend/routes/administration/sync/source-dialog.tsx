import type { ImportKindsQuery } from "../../../features/imports/imports.generated.ts";
import { FormDialog } from "../../../ui/controls/form-dialog.tsx";
import { SourceForm } from "./source-form.tsx";
import type { SyncSource_SourceFragment } from "./sync-screen.generated.ts";

type Props = {
  source?: SyncSource_SourceFragment;
  kinds: ImportKindsQuery["importKinds"];
  onClose: () => void;
};

/** The dialog in which a source is set up. */
export function SourceDialog({ source, kinds, onClose }: Props) {
  return (
    <FormDialog title={source ? "Edit Source" : "Add Source"} onClose={onClose}>
      {(acts) => <SourceForm {...(source && { source })} kinds={kinds} {...acts} />}
    </FormDialog>
  );
}
