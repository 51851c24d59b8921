import { createContext, useContext } from "react";
import type { PageCard } from "../../ui/pictures/page-card.ts";

/** The HTTP response of a page, set while it renders on the server. */
export type ServerAnswer = {
  status: number;
  location?: string;
  /** Project paths of lazily loaded modules that the page shows besides its screen. */
  modules: Set<string>;
  /** The social card that the page names, unless it is the site's. */
  card?: PageCard;
};

/** Provided only on the server. */
export const ServerAnswerContext = createContext<ServerAnswer | undefined>(undefined);

/** Sets the HTTP status when the page is rendered on the server. */
export function useStatus(status: number): void {
  const answer = useContext(ServerAnswerContext);
  if (answer) answer.status = status;
}

/** Makes a server-rendered page announce the files of a lazily loaded module, by its path in the project. */
export function useModule(path: string): void {
  useContext(ServerAnswerContext)?.modules.add(path);
}
