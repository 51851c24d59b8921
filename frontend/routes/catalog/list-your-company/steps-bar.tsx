import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";

const Bar = chakra("nav", { base: { mb: "8" } });
const List = chakra("ol", {
  base: { display: "flex", gap: { base: "2", sm: "6" }, listStyleType: "none", fontSize: "sm" },
});
const Item = chakra("li", { base: { flex: { base: "1", sm: "none" }, minWidth: "0" } });
const Step = chakra(Link, {
  base: {
    display: "block",
    py: "2",
    borderBottomWidth: "2px",
    borderColor: "line",
    color: "fg.muted",
    _hover: { color: "fg" },
    "&[aria-current=step]": { color: "fg", fontWeight: "semibold", borderColor: "accent" },
  },
});

/** The steps of the form, by the name in the address. */
export const STEPS = { company: "Company", solution: "First solution", send: "Check and send" } as const;

export type Step = keyof typeof STEPS;

export const isStep = (name: string | null): name is Step => name !== null && name in STEPS;

/** The steps, the current one marked; each can be reached at any time. */
export const StepsBar = ({ current, to }: { current: Step; to: (step: Step) => string }) => (
  <Bar aria-label="Steps">
    <List>
      {Object.entries(STEPS).map(([step, label], index) => (
        <Item key={step}>
          <Step to={to(step as Step)} aria-current={step === current ? "step" : undefined} preventScrollReset>
            {index + 1}. {label}
          </Step>
        </Item>
      ))}
    </List>
  </Bar>
);
