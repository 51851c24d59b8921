import { chakra } from "@chakra-ui/react";
import { SIZE } from "./motifs.ts";
import { type Pictured, PictureParts } from "./picture-parts.tsx";

const Drawing = chakra("svg", { base: { display: "block", width: "full", height: "full" } });

/** A drawn picture that fills its place. */
export const DrawnPicture = (pictured: Pictured) => (
  <Drawing viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden>
    <PictureParts {...pictured} />
  </Drawing>
);
