import { chakra } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { Role } from "../../../graphql/schema.generated.ts";
import { Panel } from "../../../ui/panel.tsx";

const SOLUTIONS = {
  to: "/solutions",
  label: "Find solutions",
  text: "Search and compare by sport, level and price",
};
const MATCHES = { to: "/matches", label: "Your matches", text: "What fits you, and the words that say so" };
const OPPORTUNITIES = {
  to: "/opportunities",
  label: "Open opportunities",
  text: "Calls, pilots and partnerships",
};
const VENDORS = { to: "/vendors", label: "Verified vendors", text: "Who builds it, and what was verified" };
const RESEARCH = { to: "/research", label: "Research", text: "Papers, universities and trending topics" };
const MARKET = {
  to: "/market-intelligence",
  label: "Market intelligence",
  text: "Figures, segments and funding",
};

/** The most common tasks of each role. */
const STEPS: Record<Role, readonly (typeof SOLUTIONS)[]> = {
  ADMIN: [SOLUTIONS, VENDORS, OPPORTUNITIES, MARKET],
  USER: [SOLUTIONS, MATCHES, OPPORTUNITIES, VENDORS, MARKET],
  STUDENT: [RESEARCH, MATCHES, OPPORTUNITIES, SOLUTIONS],
  MENTOR: [RESEARCH, MATCHES, OPPORTUNITIES, SOLUTIONS],
  INVESTOR: [MARKET, MATCHES, VENDORS, OPPORTUNITIES],
};

const Step = chakra(Link, {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    py: "3.5",
    _hover: { color: "accent" },
  },
});

/** Links to the most common tasks of the viewer's role. */
export function Component({ title, role }: { title: string; role: Role }) {
  return (
    <Panel title={title}>
      <chakra.ul listStyleType="none" mt="-2">
        {STEPS[role].map(({ to, label, text }) => (
          <chakra.li key={to} css={{ "& + &": { borderTopWidth: "1px", borderColor: "line" } }}>
            <Step to={to}>
              <span>
                <chakra.span display="block" fontWeight="medium">
                  {label}
                </chakra.span>
                <chakra.span display="block" fontSize="sm" color="fg.muted">
                  {text}
                </chakra.span>
              </span>
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
            </Step>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
