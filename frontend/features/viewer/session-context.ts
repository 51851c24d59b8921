import { createContext, useContext } from "react";

/** What a sign-in or sign-out has to call, once the server has done it. */
export type SessionControl = {
  /** Begins afresh as whoever the cookie names now, in this tab and the others; nothing of the one before is kept. */
  renew: () => Promise<void>;
};

/** Set by the browser's entry; the server renders one page for one person. */
export const SessionContext = createContext<SessionControl>({ renew: async () => {} });

/** The control of this browser's session. */
export const useSession = () => useContext(SessionContext);
