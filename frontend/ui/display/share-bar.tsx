import { chakra } from "@chakra-ui/react";

const Track = chakra("span", {
  base: { display: "block", height: "1.5", mt: "1.5", borderRadius: "full", bg: "bg.muted" },
});
const Fill = chakra("span", {
  base: { display: "block", height: "full", borderRadius: "full", bg: "accent" },
});

type Props = { share: number; gridColumn?: string };

/** A share from 0 to 1 as a bar; its number is shown next to it. */
export const ShareBar = ({ share, gridColumn }: Props) => (
  <Track aria-hidden gridColumn={gridColumn}>
    <Fill style={{ width: `${share * 100}%` }} />
  </Track>
);
