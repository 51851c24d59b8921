import { createContext, useContext } from "react";

/** What a page says about its HTTP answer; read by the server once the page is rendered. */
export type ServerAnswer = { status: number; location?: string };

/** Present on the server only. */
export const ServerAnswerContext = createContext<ServerAnswer | undefined>(undefined);

/** Sets the status of the answer when the page is rendered on the server. */
export function useStatus(status: number): void {
  const answer = useContext(ServerAnswerContext);
  if (answer) answer.status = status;
}
