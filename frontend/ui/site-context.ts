import { createContext } from "react";

/** The site's public address, for absolute URLs. */
export const SiteContext = createContext({ publicUrl: "" });
