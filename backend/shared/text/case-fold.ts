/**
 * Folds upper and lower case like the database: character by character, so that `İ` becomes `i` and a final
 * `Σ` is not an exception. Two texts that are equal in a `citext` column have equal folds.
 */
export function caseFold(text: string): string {
  return Array.from(text, (character) => {
    const [first = ""] = character.toLowerCase();
    return first;
  }).join("");
}
