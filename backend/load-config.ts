import { type Config, readConfig } from "./config.ts";
import { loadEnvironmentFile } from "./environment-file.ts";
import { settingWarnings } from "./setting-warnings.ts";

/**
 * Loads the settings of the environment and of `.env` for any program that an operator starts; warnings are
 * written to standard error.
 * @throws ConfigError for a setting that prevents starting.
 */
export function loadConfig(): Config {
  loadEnvironmentFile(warn);
  const config = readConfig(process.env);
  warnOfSettings(process.env, config);
  return config;
}

/** Writes warnings about the settings to standard error. */
export function warnOfSettings(environment: NodeJS.ProcessEnv, config: Config): void {
  for (const line of settingWarnings(environment, config)) warn(line);
}

function warn(line: string): void {
  process.stderr.write(`Warning: ${line}\n`);
}
