import type { Module } from "../../../shared/module.ts";
import { moderationData } from "./personal-data.ts";

/** Moderation queue and user reports for any kind of record. */
export const moderation: Module = { personalData: moderationData };
