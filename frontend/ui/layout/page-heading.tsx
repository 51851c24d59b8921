import { type ComponentProps, createContext, useContext, useEffect, useRef } from "react";
import { Headline } from "./page.tsx";

/** Set while a navigation waits for its page's heading to render. */
export const AwaitedHeading = createContext({ awaited: false });

/** The page's `h1`. Receives focus after a navigation, so that screen readers announce the new page. */
export function PageHeading(props: Omit<ComponentProps<typeof Headline>, "as" | "ref" | "tabIndex">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useContext(AwaitedHeading);
  useEffect(() => {
    if (!navigation.awaited) return;
    navigation.awaited = false;
    heading.current?.focus({ preventScroll: true });
  }, [navigation]);
  return <Headline as="h1" size="lg" {...props} ref={heading} tabIndex={-1} />;
}
