import { registerEnumType } from "type-graphql";

/** How urgent an alert is. */
export const AlertLevels = { INFO: "info", SUCCESS: "success", WARNING: "warning", ERROR: "error" } as const;

export type AlertLevel = (typeof AlertLevels)[keyof typeof AlertLevels];

registerEnumType(AlertLevels, {
  name: "AlertLevel",
  description: "How urgent an alert is.",
  valuesConfig: {
    INFO: { description: "For information." },
    SUCCESS: { description: "Something good has happened." },
    WARNING: { description: "Something needs attention." },
    ERROR: { description: "Something is broken." },
  },
});
