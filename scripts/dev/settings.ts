import { readEnvironmentFile } from "../../backend/environment-file.ts";

/** Returns the current settings: those of `.env`, overridden by the environment. */
export function readSettings(folder = "."): NodeJS.ProcessEnv {
  return { NODE_ENV: "development", ...readEnvironmentFile(`${folder}/.env`), ...process.env };
}
