import unhomoglyph from "unhomoglyph";
import { caseFold } from "./case-fold.ts";

/**
 * What a username looks like, by the confusable characters of Unicode TR39: `admin`, `ADM1N` and one with a Cyrillic
 * `а` have the same skeleton. Twice, because a capital letter looks like others than its small one. Because names are
 * compared without case, `i` is as `l`, which a capital I looks like. Stored with each account, so another mapping
 * needs a migration.
 */
export function usernameSkeleton(username: string): string {
  const alike = (text: string) => caseFold(unhomoglyph(text));
  return alike(alike(username.normalize("NFKC"))).replaceAll("i", "l");
}
