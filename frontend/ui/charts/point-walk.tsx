import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useHydrated } from "../use-hydrated.ts";

const Frame = chakra("div", { base: { position: "relative", borderRadius: "md" } });
const Readout = chakra("p", {
  base: {
    position: "absolute",
    insetInline: "0",
    top: "0",
    width: "fit-content",
    maxWidth: "full",
    mx: "auto",
    px: "2.5",
    py: "1",
    borderWidth: "1px",
    borderColor: "line.strong",
    borderRadius: "md",
    bg: "bg.raised",
    fontSize: "xs",
    fontVariantNumeric: "tabular-nums",
    pointerEvents: "none",
    zIndex: "1",
  },
});

type Props = {
  /** What is walked through, such as the chart's title. */
  label: string;
  /** What each point says, in the order in which the points are drawn. */
  points: readonly string[];
  /** Draws the points, one of them marked while the chart has the focus. */
  children: (active: number | undefined) => ReactNode;
};

/** So many points are skipped by Page Up and Page Down. */
const PAGE = 5;

/**
 * A drawing whose points are walked by the arrow keys, Home and End. It is a slider, since screen readers hand such keys
 * on and say each value by themselves.
 */
export function PointWalk({ label, points, children }: Props) {
  const hydrated = useHydrated();
  const [at, setAt] = useState<number>();
  const [focused, setFocused] = useState(false);
  const last = points.length - 1;
  const here = Math.min(at ?? last, last);
  const said = points[here];
  if (!hydrated || said === undefined) return children(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ...{ ArrowLeft: here - 1, ArrowDown: here - 1, ArrowRight: here + 1, ArrowUp: here + 1 },
      ...{ PageDown: here - PAGE, PageUp: here + PAGE, Home: 0, End: last },
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFocused(true);
    setAt(Math.max(0, Math.min(last, next)));
  };
  return (
    <Frame
      role="slider"
      tabIndex={0}
      aria-label={`${label}: values`}
      aria-readonly
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={here + 1}
      aria-valuetext={said}
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocused(event.currentTarget.matches(":focus-visible"))}
      onBlur={() => setFocused(false)}
    >
      {focused && <Readout aria-hidden>{said}</Readout>}
      {children(focused ? here : undefined)}
    </Frame>
  );
}
