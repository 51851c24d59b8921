import { chakra } from "@chakra-ui/react";
import { SIZE } from "./motifs.ts";
import { type Pictured, PictureParts } from "./picture-parts.tsx";

const Drawing = chakra("svg", { base: { display: "block", width: "full", height: "full" } });

type Props = Pictured & {
  /** Whether its place is a band: then its tones fill it, and the whole motif stands at its end. */
  wide?: boolean;
};

/** A drawn picture that fills its place. */
export const DrawnPicture = ({ wide = false, ...pictured }: Props) => (
  <Drawing
    viewBox={wide ? undefined : `0 0 ${SIZE.width} ${SIZE.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <PictureParts {...pictured} wide={wide} />
  </Drawing>
);
