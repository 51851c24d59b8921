import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { VisuallyHidden } from "../display/visually-hidden.tsx";
import { pill } from "./pill-styles.ts";

/** A row of chips. */
export const Chips = chakra("ul", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mb: "4", listStyleType: "none" },
});
const Chip = chakra(Link, { base: { ...pill, px: "3", color: "fg", overflowWrap: "anywhere" } });

type Props = {
  /** The address without this choice. */
  to: string;
  onRemove?: () => void;
  children: ReactNode;
};

/** A chosen value as a link that removes it. */
export function RemovableChip({ to, onRemove, children }: Props) {
  return (
    <li>
      <Chip to={to} preventScrollReset onClick={onRemove}>
        <VisuallyHidden>Remove </VisuallyHidden>
        {children}
        <X size={14} aria-hidden />
      </Chip>
    </li>
  );
}
