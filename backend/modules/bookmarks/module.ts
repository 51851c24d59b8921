import type { Module } from "../../shared/module.ts";
import { bookmarkData } from "./personal-data.ts";

/** What people save for later, of any kind. */
export const bookmarks: Module = { personalData: bookmarkData };
