import { chakra } from "@chakra-ui/react";
import { formatRating } from "../../ui/display/format.ts";
import { ShareBar } from "../../ui/display/share-bar.tsx";

/** A trend's impact out of 10. */
export const Impact = ({ score }: { score: number }) => (
  <chakra.p fontSize="sm">
    Impact{" "}
    <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {formatRating(score)}/10
    </chakra.span>
  </chakra.p>
);

/** A trend's impact out of 10, as a number and a bar. */
export const ImpactScore = ({ score }: { score: number }) => (
  <chakra.div width="full">
    <Impact score={score} />
    <ShareBar share={score / 10} />
  </chakra.div>
);
