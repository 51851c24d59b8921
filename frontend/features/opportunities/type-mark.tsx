import { chakra } from "@chakra-ui/react";
import { Briefcase, Cpu, FlaskConical, Handshake, type LucideIcon } from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  technology: Cpu,
  research: FlaskConical,
  partnership: Handshake,
};

const Tile = chakra("span", {
  base: {
    display: "inline-grid",
    placeItems: "center",
    flexShrink: 0,
    borderRadius: "md",
    bg: "accent.subtle",
    color: "accent",
  },
});

/** The icon of an opportunity's type. */
export function TypeMark({ type, size = 40 }: { type: string; size?: number }) {
  const Icon = ICONS[type.toLowerCase()] ?? Briefcase;
  return (
    <Tile aria-hidden boxSize={`${size}px`}>
      <Icon size={size * 0.5} strokeWidth={1.75} />
    </Tile>
  );
}
