import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../display/visually-hidden.tsx";

const Details = chakra("details", {
  base: {
    mt: "3",
    fontSize: "sm",
    "& summary": {
      width: "fit-content",
      py: "1",
      color: "accent",
      fontWeight: "medium",
      cursor: "pointer",
    },
  },
});

type Props = {
  /** The table's caption, for charts without a visible title. */
  of?: string;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A chart's values as a table that opens on demand. */
export const AsTable = ({ of, onToggle, children }: Props) => (
  <Details onToggle={(event) => onToggle?.(event.currentTarget.open)}>
    <summary>
      Show as a table
      {of && <VisuallyHidden>: {of}</VisuallyHidden>}
    </summary>
    {children}
  </Details>
);
