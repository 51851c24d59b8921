import { type ComponentProps, useSyncExternalStore } from "react";
import { SessionContext } from "../../features/viewer/session-context.ts";
import { Providers } from "../providers.tsx";
import type { BrowserSession } from "./browser-session.ts";

type Props = Omit<ComponentProps<typeof Providers>, "client" | "freshness"> & { session: BrowserSession };

/** The providers, with the current user's client. */
export function SessionProviders({ session, ...rest }: Props) {
  const { client, freshness } = useSyncExternalStore(session.subscribe, session.read, session.read);
  return (
    <SessionContext value={session}>
      <Providers client={client} freshness={freshness} {...rest} />
    </SessionContext>
  );
}
