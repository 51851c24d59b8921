import { chakra } from "@chakra-ui/react";
import { Suspense } from "react";
import { onSight } from "../../ui/behavior/on-sight.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { NewsletterTarget } from "./newsletter-target.tsx";

const Band = chakra("section", {
  base: {
    mt: { base: "14", md: "20" },
    // Extends to the footer, over the space that other screens leave there.
    mb: { base: "-16", md: "-24" },
    borderTopWidth: "1px",
    borderColor: "line",
    bg: "bg.subtle",
  },
});
const Content = chakra(Page, {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 26rem" },
    alignItems: "start",
    gap: "8",
    py: { base: "10", md: "14" },
  },
});
const Title = chakra("h2", { base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" } } });

const NewsletterForm = onSight(
  async () => (await import("./newsletter-form.tsx")).NewsletterForm,
  <chakra.div minHeight="32" />,
);

/** Asks for an email address, to which a confirmation link is then sent. */
export function NewsletterBlock() {
  return (
    <Band aria-labelledby="newsletter">
      <Content>
        <div>
          <Title id="newsletter">Newsletter</Title>
          <chakra.p mt="3" color="fg.muted">
            <span>Join 10,000+ sports tech professionals. Unsubscribe anytime.</span>{" "}
            <Suspense fallback={null}>
              <NewsletterTarget />
            </Suspense>
          </chakra.p>
        </div>
        <NewsletterForm />
      </Content>
    </Band>
  );
}
