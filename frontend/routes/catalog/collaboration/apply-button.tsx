import type { ComponentProps } from "react";
import { ButtonLink } from "../../../ui/controls/button.tsx";

/** Links to the application form. */
export const ApplyButton = (button: Omit<ComponentProps<typeof ButtonLink>, "to" | "children">) => (
  <ButtonLink {...button} to="#apply" variant="primary" size="md" flexShrink="0">
    Apply for Partnership
  </ButtonLink>
);
