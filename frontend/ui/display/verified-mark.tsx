import { chakra } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";

const Mark = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    color: "accent",
    fontSize: "sm",
    fontWeight: "medium",
    "& svg": { flexShrink: 0 },
  },
});

/** Marks a verified vendor. */
export const VerifiedMark = ({ children }: { children: ReactNode }) => (
  <Mark>
    <BadgeCheck size={18} aria-hidden />
    {children}
  </Mark>
);

/** The icon alone, where there is no room for words. */
export const VerifiedIcon = ({ children }: { children: string }) => (
  <Mark title={children} verticalAlign="text-bottom">
    <BadgeCheck size={16} aria-hidden />
    <VisuallyHidden>{children}</VisuallyHidden>
  </Mark>
);
