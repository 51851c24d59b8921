import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useId } from "react";
import { SkeletonBar } from "../skeleton.tsx";
import { useHydrated } from "../use-hydrated.ts";
import type { ChartTable } from "./chart-table.ts";
import { DataTable } from "./data-table.tsx";

const Frame = chakra("figure", { base: { width: "full", minWidth: "0" } });
const Caption = chakra("figcaption", { base: { mb: "3", fontWeight: "semibold" } });
// The chart adapts to the window's width with a delay, and must not widen the page meanwhile.
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
  /** In pixels; reserved before the chart has loaded. */
  height: number;
  table: ChartTable;
  children: ReactNode;
};

/**
 * A chart with its title and its data as a table. The chart is drawn only in the browser; the table is
 * rendered on the server as well.
 */
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
