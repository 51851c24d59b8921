import { chakra } from "@chakra-ui/react";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { watchNear } from "./near-screen.ts";
import { useHydrated } from "./use-hydrated.ts";

type Props = {
  /** The placeholder until the content has loaded. */
  waiting: ReactNode;
  children: ReactNode;
};

/**
 * Content that loads its own data once it is scrolled near or reached by keyboard; server-rendered content
 * stays.
 */
export function WhenNear({ waiting, children }: Props) {
  const cameWithPage = !useHydrated();
  const [near, setNear] = useState(cameWithPage);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near || !place.current) return;
    return watchNear(place.current, () => setNear(true));
  }, [near]);
  if (near) return <Suspense fallback={waiting}>{children}</Suspense>;
  return <chakra.div ref={place}>{waiting}</chakra.div>;
}
