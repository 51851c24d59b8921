import { createContext } from "react";

/** Where the site lives, for absolute addresses. */
export const SiteContext = createContext({ publicUrl: "" });
