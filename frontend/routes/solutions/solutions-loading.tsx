import { chakra } from "@chakra-ui/react";
import { CardGrid } from "../../features/solutions/solution-card.frame.tsx";
import { SolutionCardSkeletons } from "../../features/solutions/solution-card.skeleton.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { Hero } from "./hero.tsx";
import { SolutionsColumns } from "./solutions-columns.tsx";

const Controls = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 15rem" },
    gap: "3",
    mt: { base: "6", md: "7" },
  },
});

/** The screen's shape with six placeholder cards. */
export function SolutionsLoading() {
  return (
    <>
      <Hero>
        <Controls aria-hidden>
          <SkeletonBar height="12" borderRadius="lg" />
          <SkeletonBar height="12" borderRadius="lg" />
        </Controls>
      </Hero>
      <SolutionsColumns aria-busy>
        <chakra.div display={{ base: "none", lg: "grid" }} gap="3" aria-hidden>
          {["60%", "85%", "70%", "80%", "65%", "75%"].map((width) => (
            <SkeletonBar key={width} width={width} />
          ))}
        </chakra.div>
        <div>
          <VisuallyHidden role="status">Loading solutions</VisuallyHidden>
          <SkeletonBar width="48" height="6" mb="8" />
          <CardGrid aria-hidden>
            <SolutionCardSkeletons />
          </CardGrid>
        </div>
      </SolutionsColumns>
    </>
  );
}
