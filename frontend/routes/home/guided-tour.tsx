import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TOUR_STEPS } from "./tour-steps.ts";

const Picture = chakra("img", {
  base: {
    display: "block",
    width: "full",
    aspectRatio: "1200 / 750",
    borderBottomWidth: "1px",
    borderColor: "line",
    bg: "bg.muted",
    objectFit: "cover",
    objectPosition: "top",
  },
});
const Body = chakra("div", { base: { p: { base: "5", md: "6" } } });
const Title = chakra("h2", { base: { fontSize: "xl", fontWeight: "semibold" } });
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", mt: "5" } });

/** A tour of the product's screens, one after another. */
export function GuidedTour({ onClose }: { onClose: () => void }) {
  const [at, setAt] = useState(0);
  const step = TOUR_STEPS[at] ?? TOUR_STEPS[0];
  const last = at === TOUR_STEPS.length - 1;
  return (
    <Dialog label="Guided tour" onClose={onClose}>
      <Picture src={step.picture} alt="" />
      <Button
        variant="outline"
        size="icon"
        aria-label="Close the tour"
        position="absolute"
        top="3"
        insetInlineEnd="3"
        onClick={onClose}
      >
        <X size={18} aria-hidden />
      </Button>
      <Body>
        <div aria-live="polite">
          <chakra.p color="fg.muted" fontSize="sm">
            {at + 1} of {TOUR_STEPS.length}
          </chakra.p>
          <Title>{step.title}</Title>
          <chakra.p mt="2" color="fg.muted">
            {step.text}
          </chakra.p>
        </div>
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
      </Body>
    </Dialog>
  );
}
