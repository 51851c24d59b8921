import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";

/** Links to the synonyms of search terms. */
export function Component({ title }: { title: string }) {
  return (
    <Panel
      title={title}
      terse
      intro="Terms that search treats as the same, such as “VR” and “virtual reality”."
      action={<ButtonLink to="/synonyms">Edit synonyms</ButtonLink>}
    />
  );
}
