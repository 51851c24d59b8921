import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";

/** Links to the catalog's table. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      terse
      intro="Find, edit and add solutions, vendors, opportunities, papers, trends, figures and categories."
      action={<ButtonLink to="/admin/catalog">Edit the catalog</ButtonLink>}
    />
  );
}
