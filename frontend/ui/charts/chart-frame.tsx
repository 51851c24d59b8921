import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useId } from "react";
import { SkeletonBar } from "../skeleton.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { ChartTable } from "./chart-table.ts";
import { DataTable } from "./data-table.tsx";

const Frame = chakra("figure", { base: { width: "full", minWidth: "0" } });
const Caption = chakra("figcaption", { base: { mb: "3", fontWeight: "semibold" } });
// It follows the width of the window a moment later, and must not widen the page meanwhile.
const Drawing = chakra("div", { base: { overflow: "hidden" } });
const Details = chakra("details", {
  base: {
    mt: "3",
    fontSize: "sm",
    "& summary": { color: "accent", fontWeight: "medium", cursor: "pointer", py: "1" },
  },
});

type Props = {
  title: string;
  /** In pixels; kept free before the chart is there. */
  height: number;
  table: ChartTable;
  children: ReactNode;
};

/** A chart with its title, and the table behind it. The drawing waits for the browser; the table does not. */
export function ChartFrame({ title, height, table, children }: Props) {
  const hydrated = useHydrated();
  const caption = useId();
  const placeholder = <SkeletonBar style={{ height }} borderRadius="lg" />;
  return (
    <Frame aria-labelledby={caption}>
      <Caption id={caption}>{title}</Caption>
      <Drawing aria-hidden style={{ height }}>
        {hydrated ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
      </Drawing>
      <Details>
        <summary>Show as a table</summary>
        <DataTable caption={title} {...table} />
      </Details>
    </Frame>
  );
}
