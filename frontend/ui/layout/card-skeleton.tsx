import { chakra } from "@chakra-ui/react";
import { CardFrame } from "./card.tsx";
import { SkeletonBar } from "./skeleton.tsx";

/** A card's placeholder while it loads. */
function CardSkeleton() {
  return (
    <CardFrame aria-hidden>
      <chakra.div display="flex" gap="3" width="full">
        <SkeletonBar width="10" height="10" borderRadius="md" flexShrink="0" />
        <chakra.div flex="1" display="grid" gap="2">
          <SkeletonBar width="70%" height="5" />
          <SkeletonBar width="45%" height="3.5" />
        </chakra.div>
      </chakra.div>
      <SkeletonBar width="40%" />
      <SkeletonBar width="32" height="5" />
      <chakra.div display="grid" gap="2" width="full">
        <SkeletonBar />
        <SkeletonBar />
        <SkeletonBar width="60%" />
      </chakra.div>
      <SkeletonBar width="80%" height="5" />
      <SkeletonBar height="10" mt="auto" />
    </CardFrame>
  );
}

/** The placeholders of a list, rendered as items of its grid. */
export function CardSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to be told apart by
    <li key={index} data-placeholder-card>
      <CardSkeleton />
    </li>
  ));
}
