import type { Module } from "../../shared/module.ts";
import { moderationData } from "./personal-data.ts";

/** What waits for an administrator's decision, and what people report, of any kind. */
export const moderation: Module = { personalData: moderationData };
