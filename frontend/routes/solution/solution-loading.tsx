import { chakra } from "@chakra-ui/react";
import { Page } from "../../ui/page.tsx";
import { SkeletonBar } from "../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SolutionColumns } from "./solution-columns.tsx";

/** The page's shape, before its words. */
export function SolutionLoading() {
  return (
    <Page py={{ base: "6", md: "8" }} aria-busy>
      <VisuallyHidden role="status">Loading the solution</VisuallyHidden>
      <chakra.div display="grid" gap="4" aria-hidden>
        <SkeletonBar width="56" />
        <SkeletonBar width="min(28rem, 80%)" height="12" mt="6" />
        <SkeletonBar width="40" />
        <SolutionColumns>
          <chakra.div display="grid" gap="3" alignContent="start">
            {["100%", "96%", "98%", "72%"].map((width) => (
              <SkeletonBar key={width} width={width} />
            ))}
          </chakra.div>
          <SkeletonBar height="72" borderRadius="lg" />
        </SolutionColumns>
      </chakra.div>
    </Page>
  );
}
