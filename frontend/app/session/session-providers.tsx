import { type ComponentProps, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { SessionContext } from "../../features/viewer/session-context.ts";
import { useLive } from "../../graphql/source.ts";
import { Providers } from "../providers.tsx";
import type { BrowserSession } from "./browser-session.ts";

type Props = Omit<ComponentProps<typeof Providers>, "source"> & { session: BrowserSession };

/**
 * Reports when all of its children observe the client. It is inside the providers: rendering those again
 * would change their contexts, and React would discard parts that aren't hydrated yet.
 */
function Followers({ session, children }: { session: BrowserSession; children: ReactNode }) {
  const source = useSyncExternalStore(session.subscribe, session.read, session.read);
  const live = useLive(source);
  // Effects of parents run after those of their children.
  useEffect(() => {
    if (live) source.onShown();
  }, [source, live]);
  return children;
}

/** The providers, with the current user's data. */
export function SessionProviders({ session, children, ...rest }: Props) {
  const source = useSyncExternalStore(session.subscribe, session.read, session.read);
  return (
    <SessionContext value={session}>
      <Providers source={source} {...rest}>
        <Followers session={session}>{children}</Followers>
      </Providers>
    </SessionContext>
  );
}
