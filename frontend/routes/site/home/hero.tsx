import { chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { GuidedTour } from "./guided-tour.tsx";
import { PitchLines } from "./pitch-lines.tsx";

const Pitch = chakra("section", {
  base: { position: "relative", overflow: "hidden", bg: "pitch", color: "pitch.fg" },
});
const Content = chakra(Page, {
  base: {
    position: "relative",
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 30rem" },
    gap: { base: "8", lg: "14" },
    alignItems: "center",
    py: { base: "5", md: "16" },
  },
});
const Tagline = chakra("p", { base: { mb: "4", color: "lime", fontSize: "sm", fontWeight: "semibold" } });
const Lead = chakra("p", {
  base: { mt: "5", maxWidth: "lg", color: "pitch.muted", fontSize: { base: "md", md: "lg" } },
});
const Buttons = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", gap: "3", mt: { base: "6", md: "8" } },
});
const Terms = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    rowGap: "1",
    mt: "6",
    color: "pitch.muted",
    fontSize: "sm",
    listStyleType: "none",
  },
});

type Props = {
  /** The product's positioning statement. */
  stage: string | undefined;
  promises: readonly string[];
  children: ReactNode;
};

/** The headline, search and tour button; `children` are shown next to them. */
export function Hero({ stage, promises, children }: Props) {
  const [tourOpen, setTourOpen] = useState(false);
  return (
    <Pitch>
      <PitchLines />
      <Content>
        <div>
          {stage && <Tagline>{stage}</Tagline>}
          <PageHeading size="xl" maxWidth="2xl">
            Find the technology your team can prove works
          </PageHeading>
          <Lead>
            Tell us what you're looking for. Get the solutions, vendors, opportunities, research and market
            data that fit, with the evidence for each.
          </Lead>
          <Buttons>
            <ButtonLink to="/solutions#search" variant="lime" size="md">
              Start Discovery
            </ButtonLink>
            <Button variant="onPitch" size="md" onClick={() => setTourOpen(true)}>
              Watch Demo
            </Button>
          </Buttons>
          {promises.length > 0 && (
            <Terms>
              {promises.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </Terms>
          )}
        </div>
        {children}
      </Content>
      {tourOpen && <GuidedTour onClose={() => setTourOpen(false)} />}
    </Pitch>
  );
}
