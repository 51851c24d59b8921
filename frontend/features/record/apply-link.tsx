import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { VisuallyHidden } from "../../ui/display/visually-hidden.tsx";

type Props = {
  /** The path of the record's page. */
  path: string;
  title: string;
  /** The list's current search, so that the page can link back to it. */
  from: string | undefined;
  /** Null for visitors. */
  applied: boolean | null;
  /** The default label, and what it applies for. */
  children: ReactNode;
};

/** A card's link to apply; its label changes once the viewer has applied. */
export function ApplyLink({ path, title, from, applied, children }: Props) {
  return (
    <ButtonLink to={`${path}#apply`} state={{ from }} position="relative" flexShrink="0">
      {applied ? (
        <>
          <Check size={16} aria-hidden />
          Applied
          <VisuallyHidden> for {title}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </ButtonLink>
  );
}
