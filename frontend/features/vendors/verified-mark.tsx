import { chakra } from "@chakra-ui/react";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";

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
