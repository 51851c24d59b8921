import { chakra } from "@chakra-ui/react";

const Frame = chakra("div", { base: { width: "full", fontSize: "sm" } });
const Track = chakra("div", { base: { height: "1.5", mt: "1.5", borderRadius: "full", bg: "bg.muted" } });
const Fill = chakra("div", { base: { height: "full", borderRadius: "full", bg: "accent" } });

/** A trend's impact out of 10, as a number and a bar. */
export function ImpactScore({ score }: { score: number }) {
  return (
    <Frame>
      <p>
        Impact{" "}
        <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {score}/10
        </chakra.span>
      </p>
      <Track aria-hidden>
        <Fill style={{ width: `${score * 10}%` }} />
      </Track>
    </Frame>
  );
}
