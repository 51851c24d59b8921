import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useHydrated } from "./use-hydrated.ts";

/** How far below the screen its content is loaded, so that it is there when it is scrolled to. */
const AHEAD = "400px 0px";

type Props = {
  /** Takes the content's place until it is there. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Content that loads its own data once it is scrolled near, or reached by keyboard. What came rendered from the server
 * stays.
 */
export function WhenNear({ waiting, children }: Props) {
  const cameWithPage = !useHydrated();
  const [near, setNear] = useState(cameWithPage);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  if (near) return <Suspense fallback={waiting}>{children}</Suspense>;
  return <chakra.div ref={place}>{waiting}</chakra.div>;
}
