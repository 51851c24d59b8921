import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";

/** Links to the importer. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      terse
      intro="Import files of solutions, vendors, opportunities and more. Preview the changes first, and undo them later if needed."
      action={<ButtonLink to="/admin/import">Import a file</ButtonLink>}
    />
  );
}
