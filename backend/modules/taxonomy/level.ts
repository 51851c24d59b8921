import { registerEnumType } from "type-graphql";

/** The levels of sport that something is made for. */
export const Levels = {
  GRASSROOTS: "grassroots",
  YOUTH_ACADEMY: "youth-academy",
  COLLEGIATE: "collegiate",
  SEMI_PROFESSIONAL: "semi-professional",
  ELITE: "elite",
} as const;

export type Level = (typeof Levels)[keyof typeof Levels];

registerEnumType(Levels, { name: "Level", description: "The level of sport that something is made for." });

/** How a level is called on a screen. */
export const LEVEL_LABELS: Record<Level, string> = {
  grassroots: "Grassroots",
  "youth-academy": "Youth academy",
  collegiate: "Collegiate",
  "semi-professional": "Semi-professional",
  elite: "Elite",
};
