import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { Dialog } from "../../../ui/controls/dialog.tsx";
import { TourPicture } from "./tour-picture.tsx";
import { TOUR_STEPS } from "./tour-steps.ts";

const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    ps: { base: "5", md: "6" },
    pe: "2",
    py: "1.5",
  },
});
const Body = chakra("div", { base: { px: { base: "5", md: "6" }, pt: "5" } });
const Title = chakra("h2", { base: { fontSize: "xl", fontWeight: "semibold" } });
// Stays within reach on low screens, where the rest scrolls.
const Buttons = chakra("div", {
  base: {
    position: "sticky",
    bottom: "0",
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    px: { base: "5", md: "6" },
    py: "4",
    bg: "bg.raised",
  },
});

/** A tour of the product's screens, one after another. */
export function GuidedTour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const step = TOUR_STEPS[at] ?? TOUR_STEPS[0];
  const last = at === TOUR_STEPS.length - 1;
  return (
    <Dialog label="Guided tour" onClose={onClose}>
      <Head>
        <chakra.p color="fg.muted" fontSize="sm">
          {at + 1} of {TOUR_STEPS.length}
        </chakra.p>
        <Button variant="ghost" size="icon" aria-label="Close the tour" onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </Head>
      <TourPicture of={step.picture} />
      <Body aria-live="polite">
        <Title>{step.title}</Title>
        <chakra.p mt="2" color="fg.muted">
          {step.text}
        </chakra.p>
      </Body>
      <Buttons>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Back</Button>}
        {last ? (
          <ButtonLink to="/register" variant="primary">
            Start Free Discovery
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => setAt(at + 1)}>
            Next
          </Button>
        )}
        <ButtonLink to={step.to} variant="ghost">
          {step.toLabel}
        </ButtonLink>
      </Buttons>
    </Dialog>
  );
}
