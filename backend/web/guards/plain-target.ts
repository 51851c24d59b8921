import type { RequestHandler } from "express";
import { InvalidInputError } from "../../shared/errors.ts";

/** Control characters and line terminators: no path of ours has them, and patterns of routes don't match across lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this looks for
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Rejects targets that are never ours: those with a host (`//host`, `http://host/`), and paths that can't be
 * decoded or contain control characters or line terminators. All others can be resolved against our own
 * origin.
 */
export const plainTarget: RequestHandler = ({ url }, _response, next) => {
  if (!isPlainTarget(url)) throw new InvalidInputError("This address can't be read.");
  next();
};

/** Whether a path, with its query, can be resolved against our own origin. */
export function isPlainTarget(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, "http://localhost")) return false;
  const [path = ""] = target.split("?", 1);
  try {
    return !UNPRINTABLE.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
