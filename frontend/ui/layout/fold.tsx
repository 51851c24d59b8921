import { chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useSyncExternalStore } from "react";
import { foldStore } from "./fold-store.ts";

const Wide = chakra("span", { base: { display: { base: "none", md: "inline" } } });
const Toggle = chakra("button", {
  base: {
    display: { base: "flex", md: "none" },
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    width: "full",
    minHeight: "10",
    my: "-2",
    fontWeight: "inherit",
    textAlign: "start",
    cursor: "pointer",
    "& svg": { flexShrink: 0, transition: "transform 150ms ease-out" },
    "&[aria-expanded=true] svg": { transform: "rotate(180deg)" },
  },
});

/**
 * Whether a part of a screen is expanded on a phone, where it starts collapsed; the browser remembers the
 * choice. On wider screens, and without a name, it is always expanded.
 */
export function useFold(name: string | undefined) {
  const open = useSyncExternalStore(foldStore.subscribe, foldStore.read, foldStore.readOnServer);
  const isOpen = name === undefined || open.split(",").includes(name);
  return { isOpen, display: isOpen ? undefined : ({ base: "none", md: "block" } as const) };
}

type Props = { name: string; isOpen: boolean; controls: string; children: ReactNode };

/** The heading of a part, which toggles it on a phone. */
export const FoldToggle = ({ name, isOpen, controls, children }: Props) => (
  <>
    <Wide>{children}</Wide>
    <Toggle
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => foldStore.toggle(name)}
    >
      {children}
      <ChevronDown size={18} aria-hidden />
    </Toggle>
  </>
);
