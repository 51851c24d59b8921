import { registerEnumType } from "type-graphql";

/** Levels of sport. */
export const Levels = {
  GRASSROOTS: "grassroots",
  YOUTH_ACADEMY: "youth-academy",
  COLLEGIATE: "collegiate",
  SEMI_PROFESSIONAL: "semi-professional",
  ELITE: "elite",
} as const;

export type Level = (typeof Levels)[keyof typeof Levels];

registerEnumType(Levels, {
  name: "Level",
  description: "A level of sport.",
  valuesConfig: {
    COLLEGIATE: { description: "Colleges and universities." },
    ELITE: { description: "Professional and national teams." },
    GRASSROOTS: { description: "Amateur and community sport." },
    SEMI_PROFESSIONAL: { description: "Between amateur and professional." },
    YOUTH_ACADEMY: { description: "Youth academies." },
  },
});

/** Display names of the levels. */
export const LEVEL_LABELS: Record<Level, string> = {
  grassroots: "Grassroots",
  "youth-academy": "Youth academy",
  collegiate: "Collegiate",
  "semi-professional": "Semi-professional",
  elite: "Elite",
};
