import { chakra } from "@chakra-ui/react";
import { SIZE } from "./motifs.ts";
import { type Pictured, PictureParts } from "./picture-parts.tsx";

const Drawing = chakra("svg", { base: { display: "block", width: "full", height: "full" } });

type Props = Pictured & {
  /** Whether the picture fills a wide band: its tones fill it, and the whole motif is at its end. */
  wide?: boolean;
};

/** A generated picture that fills its container. */
export const DrawnPicture = ({ wide = false, ...pictured }: Props) => (
  <Drawing
    viewBox={wide ? undefined : `0 0 ${SIZE.width} ${SIZE.height}`}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
  >
    <PictureParts {...pictured} wide={wide} />
  </Drawing>
);
