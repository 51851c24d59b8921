import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError } from "./config.ts";

/**
 * The variables in a `.env` file; none if there is no file. A byte order mark before the first name isn't a part of it.
 * @throws ConfigError if there is a file that can't be read.
 */
export function readEnvironmentFile(file = ".env"): NodeJS.Dict<string> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return {};
    const reason =
      code === "EACCES" ? "its permissions don't allow it" : code === "EISDIR" ? "it is a folder" : code;
    throw new ConfigError(`the settings in ${file} can't be read: ${reason}.`);
  }
  try {
    // A decoder of this kind also leaves out the byte order mark.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\u0000")) throw new TypeError("It holds NUL.");
    return parseEnv(text);
  } catch {
    throw new ConfigError(`the settings in ${file} can't be read: save it as UTF-8.`);
  }
}

/** Adds the variables of `.env` in the current folder to the environment; those already set take precedence. */
export function loadEnvironmentFile(): void {
  for (const [name, value] of Object.entries(readEnvironmentFile())) process.env[name] ??= value;
}
