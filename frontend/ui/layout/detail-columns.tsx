import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

const Grid = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 21rem" },
    columnGap: "16",
    rowGap: "10",
    alignItems: "start",
    mt: { base: "8", md: "10" },
  },
});
const Facts = chakra("div", {
  base: {
    gridColumn: { lg: "2" },
    gridRow: { lg: "1" },
    // Sticky, so that the facts stay in view next to long content.
    position: { lg: "sticky" },
    top: { lg: "20" },
    maxHeight: { lg: "calc(100dvh - {sizes.24})" },
    overflowY: { lg: "auto" },
  },
  variants: { last: { true: { order: { base: "1", lg: "0" } } } },
});
const Bar = chakra("div", {
  base: {
    hideFrom: "lg",
    position: "sticky",
    bottom: "0",
    zIndex: "1",
    mx: "-4",
    px: "4",
    py: "2.5",
    borderTopWidth: "1px",
    borderColor: "line.strong",
    bg: "bg.raised",
  },
});

/** Whether an element is outside the viewport; false on the server and before scripts run. */
function useIsOut<E extends Element>() {
  const place = useRef<E>(null);
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOut(entry?.isIntersecting === false));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, isOut] as const;
}

type Props = {
  facts: ReactNode;
  /**
   * The bar at the bottom of small screens while the facts are out of view: the deciding facts and the main
   * action.
   */
  bar?: ReactNode;
  /** Whether the facts come after the content on small screens. */
  factsLast?: boolean;
  children: ReactNode;
};

/** A record's content with its facts in a sticky column; on small screens the facts come first. */
export function DetailColumns({ facts, bar, factsLast = false, children }: Props) {
  const [place, isOut] = useIsOut<HTMLDivElement>();
  return (
    <Grid>
      <Facts ref={place} last={factsLast}>
        {facts}
      </Facts>
      <div>{children}</div>
      {bar && (
        <Bar data-foot-bar="" visibility={isOut ? "visible" : "hidden"}>
          {bar}
        </Bar>
      )}
    </Grid>
  );
}
