import type { ComponentProps } from "react";
import { vendorPath } from "../../../features/record/record-path.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import type { ShownSolution } from "./shown-solution.ts";

type Props = { solution: ShownSolution } & Omit<ComponentProps<typeof ButtonLink>, "to" | "children">;

/** Links to the form for asking the vendor about a solution. */
export const ContactLink = ({ solution, ...button }: Props) => (
  <ButtonLink
    {...button}
    to={`${vendorPath(solution.vendor)}?about=${solution.id}#contact`}
    variant="primary"
    size="md"
    flexShrink="0"
  >
    Contact vendor
  </ButtonLink>
);
