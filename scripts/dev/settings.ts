import { readEnvironmentFile } from "../../backend/environment-file.ts";

/** The settings as they are now: those of `.env`, but for what the environment sets. */
export function readSettings(folder = "."): NodeJS.ProcessEnv {
  return { NODE_ENV: "development", ...readEnvironmentFile(`${folder}/.env`), ...process.env };
}
