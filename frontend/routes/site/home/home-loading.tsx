import { chakra } from "@chakra-ui/react";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import { CardGrid } from "../../../ui/layout/card.tsx";
import { CardSkeletons } from "../../../ui/layout/card-skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";

/** The number of placeholder cards. */
const SOLUTIONS = 6;

/** Placeholder of the page: the hero, and the outlines of its cards. */
export function HomeLoading() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">Loading the home page</VisuallyHidden>
      <chakra.div height={{ base: "96", md: "30rem" }} bg="pitch" />
      <Page pt={{ base: "14", md: "20" }}>
        <CardGrid aria-hidden>
          <CardSkeletons count={SOLUTIONS} />
        </CardGrid>
      </Page>
    </div>
  );
}
