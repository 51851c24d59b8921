import { ButtonLink } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";

/** The way to the catalog's table. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      intro="Every solution, vendor, opportunity, paper, trend, figure and category: find it, edit it, add to it."
      action={<ButtonLink to="/admin/catalog">Edit the catalog</ButtonLink>}
    />
  );
}
