import { createContext, useContext } from "react";

/** Callbacks for a sign-in or sign-out that the server has completed. */
export type SessionControl = {
  /**
   * Starts over as the user whom the cookie identifies now, in this tab and the others; discards all cached
   * data.
   */
  renew: () => Promise<void>;
};

/** Provided in the browser; a server rendering serves a single user. */
export const SessionContext = createContext<SessionControl>({ renew: async () => {} });

/** The session control of this browser. */
export const useSession = () => useContext(SessionContext);
