import { chakra } from "@chakra-ui/react";
import { CardFrame, CardTitle } from "../../ui/card.tsx";
import { formatGrowth, formatMoney } from "../../ui/format.ts";
import { figurePath } from "./market-paths.ts";
import { SourceLine } from "./source-line.tsx";

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
    source: string;
    asOf: string;
  };
  /** Whether its section tells the source once for all its figures. */
  unsourced?: boolean;
};

/** A headline market figure; it expands to the rows behind it. */
export function FigureCard({ figure, unsourced = false }: Props) {
  return (
    <CardFrame gap="2">
      <CardTitle link={{ to: figurePath(figure) }}>{figure.name}</CardTitle>
      <Value>{formatMoney(figure.valueUsd)}</Value>
      <Growth>{formatGrowth(figure.growthPercent)} a year</Growth>
      {!unsourced && <SourceLine source={figure.source} asOf={figure.asOf} />}
    </CardFrame>
  );
}

/** Shown in place of figures if there are none. */
export const NO_FIGURES = "No figures are recorded yet.";
