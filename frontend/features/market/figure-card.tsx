import { chakra } from "@chakra-ui/react";
import { formatGrowth, formatMoney } from "../../ui/display/format.ts";
import { CardFrame, CardTitle } from "../../ui/layout/card.tsx";
import { figurePath } from "./market-paths.ts";

const Value = chakra("p", {
  base: { textStyle: "headline", fontSize: { base: "2xl", md: "3xl" }, fontVariantNumeric: "tabular-nums" },
});
const Growth = chakra("p", { base: { color: "positive", fontSize: "sm", fontWeight: "semibold" } });

type Props = {
  figure: {
    id: string;
    slug: string;
    name: string;
    valueUsd: number;
    growthPercent: number;
  };
};

/** A headline market figure that links to the rows behind it; its section names the source. */
export function FigureCard({ figure }: Props) {
  return (
    <CardFrame gap="2">
      <CardTitle link={{ to: figurePath(figure) }}>{figure.name}</CardTitle>
      <Value>{formatMoney(figure.valueUsd)}</Value>
      <Growth>{formatGrowth(figure.growthPercent)} a year</Growth>
    </CardFrame>
  );
}

/** Shown in place of figures if there are none. */
export const NO_FIGURES = "No figures are recorded yet.";
