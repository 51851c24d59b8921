import unhomoglyph from "unhomoglyph";
import { caseFold } from "./case-fold.ts";

/**
 * Returns the skeleton of a username by the confusable characters of Unicode TR39: `admin`, `ADM1N` and one
 * with a Cyrillic `а` have the same skeleton. The mapping is applied twice, because a capital letter
 * resembles other characters than its lowercase form. Names are compared without case, so `i` is mapped to
 * `l`, which a capital I resembles. Stored with each account, so changing the mapping needs a migration.
 */
export function usernameSkeleton(username: string): string {
  const alike = (text: string) => caseFold(unhomoglyph(text));
  return alike(alike(username.normalize("NFKC"))).replaceAll("i", "l");
}
