import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError } from "./config.ts";

/**
 * Returns the number of the first line that is neither empty, nor a comment, nor an assignment; quoted values
 * may span lines.
 */
function lineWithoutEffect(text: string): number | undefined {
  const values = text.replace(/=[^\S\n]*(["'`])[\s\S]*?\1/g, (value) => `=${value.replace(/[^\n]/g, "")}#`);
  const lines = values.split("\n");
  // The further lines of a value are empty by now, except for the mark at its end.
  const index = lines.findIndex((line) => !/^\s*($|#)|=/.test(line));
  return index < 0 ? undefined : index + 1;
}

/**
 * Returns the variables in a `.env` file; none if there is no file. A byte order mark before the first name
 * is ignored.
 * @param warn receives a message about lines without an effect.
 * @throws ConfigError if a file exists but can't be read.
 */
export function readEnvironmentFile(
  file = ".env",
  warn: (line: string) => void = () => undefined,
): NodeJS.Dict<string> {
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
    // This decoder also strips the byte order mark.
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\u0000")) throw new TypeError("It holds NUL.");
    const line = lineWithoutEffect(text);
    if (line !== undefined) warn(`line ${line} of ${file} isn't NAME=value, and has no effect.`);
    return parseEnv(text);
  } catch {
    throw new ConfigError(`the settings in ${file} can't be read: save it as UTF-8.`);
  }
}

/** Adds the variables of `.env` in the current folder to the environment; existing ones take precedence. */
export function loadEnvironmentFile(warn: (line: string) => void): void {
  for (const [name, value] of Object.entries(readEnvironmentFile(".env", warn))) process.env[name] ??= value;
}
