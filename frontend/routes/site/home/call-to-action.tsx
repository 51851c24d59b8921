import { chakra } from "@chakra-ui/react";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Dotted } from "../../../ui/display/dotted.tsx";
import { Page } from "../../../ui/layout/page.tsx";

const Band = chakra("section", {
  base: {
    mt: { base: "10", md: "24" },
    // Extends to the footer, over the margin that other screens have there.
    mb: { base: "-16", md: "-24" },
    bg: "pitch",
    color: "pitch.fg",
  },
});
const Content = chakra(Page, {
  base: {
    display: "flex",
    flexDirection: { base: "column", md: "row" },
    alignItems: { base: "flex-start", md: "center" },
    justifyContent: "space-between",
    gap: "8",
    py: { base: "6", md: "16" },
  },
});
const Title = chakra("h2", { base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" } } });
const Text = chakra("p", { base: { mt: "3", color: "pitch.muted" } });
const Buttons = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

/** The two ways to get started, and the terms. */
export function CallToAction({ terms }: { terms: readonly string[] }) {
  return (
    <Band aria-labelledby="begin">
      <Content>
        <div>
          <Title id="begin">Start with what you need</Title>
          {terms.length > 0 && (
            <Text>
              <Dotted parts={terms} />
            </Text>
          )}
        </div>
        <Buttons>
          <ButtonLink to="/register" variant="lime" size="md">
            Start Free Discovery
          </ButtonLink>
          <ButtonLink to="/demo" variant="onPitch" size="md">
            Schedule Demo
          </ButtonLink>
        </Buttons>
      </Content>
    </Band>
  );
}
