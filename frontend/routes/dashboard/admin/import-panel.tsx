import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** The way to the importer. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      intro="Files of solutions, vendors, opportunities and more: preview what they would change, import them, and undo it."
      action={<ButtonLink to="/admin/import">Import a file</ButtonLink>}
    />
  );
}
