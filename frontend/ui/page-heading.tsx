import { type ComponentProps, createContext, useContext, useEffect, useRef } from "react";
import { Headline } from "./page.tsx";

/** Set while a navigation waits for its page's heading to appear. */
export const AwaitedHeading = createContext({ awaited: false });

/** The one `h1` of a page. It takes the focus after a navigation, so that what is new is read out. */
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
