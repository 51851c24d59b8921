import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { useHydrated } from "../behavior/use-hydrated.ts";

const Frame = chakra("div", { base: { position: "relative", borderRadius: "md", touchAction: "pan-y" } });
const Readout = chakra("p", {
  base: {
    position: "absolute",
    top: "0",
    width: "max-content",
    maxWidth: "full",
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
  /** The slider's name, such as the chart's title. */
  label: string;
  /** The readout of each point, in drawing order. */
  points: readonly string[];
  /** The left offset of the points, in pixels. */
  inset?: number;
  /**
   * Returns the index of the point nearest to a position from 0 to 1; by default, all points are equally
   * wide.
   */
  nearest?: (place: number) => number;
  /** Draws the points, marking the one being read out. */
  children: (active: number | undefined) => ReactNode;
};

/** The number of points that Page Up and Page Down skip. */
const PAGE = 5;

/** Positions the readout at its point within the drawing. */
const besidePoint = (place: number, inset: number) => ({
  left: `calc(${inset}px + ${place} * (100% - ${inset}px))`,
  transform: `translateX(${-100 * place}%)`,
});

/**
 * A drawing whose points are read out on hover or touch and walked with the arrow keys, Home and End. It is a
 * slider because screen readers pass those keys through and announce each value.
 */
export function PointWalk({ label, points, inset = 0, nearest, children }: Props) {
  const hydrated = useHydrated();
  const [pointed, setPointed] = useState<number>();
  const [at, setAt] = useState<number>();
  const [focused, setFocused] = useState(false);
  const last = points.length - 1;
  const here = Math.min(at ?? last, last);
  const said = points[here];
  if (said === undefined) return children(undefined);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: here - 1,
      ArrowDown: here - 1,
      ArrowRight: here + 1,
      ArrowUp: here + 1,
      PageDown: here - PAGE,
      PageUp: here + PAGE,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setFocused(true);
    setPointed(undefined);
    setAt(Math.max(0, Math.min(last, next)));
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = (clientX - left - inset) / (width - inset);
    const index = nearest ? nearest(place) : Math.floor(place * points.length);
    setPointed(Math.max(0, Math.min(last, index)));
  };
  // Lifting a finger fires a leave event, too, but only then can the value be read.
  const onPointerLeave = ({ pointerType }: PointerEvent) => pointerType !== "touch" && setPointed(undefined);
  const shown = pointed === undefined ? (focused ? here : undefined) : Math.min(pointed, last);
  // It becomes a slider only once its script has loaded and it can be walked.
  const walked = hydrated && {
    role: "slider",
    tabIndex: 0,
    "aria-label": `${label}: values`,
    "aria-readonly": true,
    "aria-valuemin": 1,
    "aria-valuemax": points.length,
    "aria-valuenow": here + 1,
    "aria-valuetext": said,
  };
  return (
    <Frame
      {...walked}
      onKeyDown={onKeyDown}
      onFocus={(event) => setFocused(event.currentTarget.matches(":focus-visible"))}
      onBlur={() => {
        setFocused(false);
        setPointed(undefined);
      }}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onPointerLeave={onPointerLeave}
    >
      {shown !== undefined && (
        <Readout aria-hidden style={besidePoint((shown + 0.5) / points.length, inset)}>
          {points[shown]}
        </Readout>
      )}
      {children(shown)}
    </Frame>
  );
}
