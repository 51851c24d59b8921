import type { Module } from "../../../shared/module.ts";
import { bookmarkData } from "./personal-data.ts";

/** Bookmarks of any kind of subject. */
export const bookmarks: Module = { personalData: bookmarkData };
