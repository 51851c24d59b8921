import { createContext } from "react";
import type { PageCard } from "../pictures/page-card.ts";

/** The site's public address, for absolute URLs; on the server also a callback for the page's social card. */
export type Site = { publicUrl: string; onCard?: (card: PageCard) => void };

/** The site that the page belongs to. */
export const SiteContext = createContext<Site>({ publicUrl: "" });
