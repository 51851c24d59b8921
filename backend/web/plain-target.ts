import type { RequestHandler } from "express";
import { InvalidInputError } from "../shared/errors.ts";

/**
 * Rejects what no path of ours is: addresses with a host (`//host`, `http://host/`), and paths that can't be decoded
 * or hold NUL. Further on, each is a path that can be resolved against our own address.
 */
export const plainTarget: RequestHandler = ({ url }, _response, next) => {
  if (!isPlain(url)) throw new InvalidInputError("This address can't be read.");
  next();
};

function isPlain(target: string): boolean {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(target, "http://localhost")) return false;
  const [path = ""] = target.split("?", 1);
  try {
    return !decodeURIComponent(path).includes("\u0000");
  } catch {
    return false;
  }
}
