import { type Config, readConfig } from "./config.ts";
import { loadEnvironmentFile } from "./environment-file.ts";
import { settingWarnings } from "./setting-warnings.ts";

/**
 * The settings of the environment and of `.env`, for whatever an operator starts; what they should know of them is
 * written to standard error.
 * @throws ConfigError for a setting with which nothing can start.
 */
export function loadConfig(): Config {
  loadEnvironmentFile(warn);
  const config = readConfig(process.env);
  warnOfSettings(process.env, config);
  return config;
}

/** Writes what an operator should know of the settings to standard error. */
export function warnOfSettings(environment: NodeJS.ProcessEnv, config: Config): void {
  for (const line of settingWarnings(environment, config)) warn(line);
}

function warn(line: string): void {
  process.stderr.write(`Warning: ${line}\n`);
}
