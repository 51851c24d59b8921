import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The settings as they are now: those of `.env`, but for what the environment sets. */
export function readSettings(folder = "."): NodeJS.ProcessEnv {
  const file = `${folder}/.env`;
  const stored = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  return { NODE_ENV: "development", ...stored, ...process.env };
}
