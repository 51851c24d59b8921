// Dark enough for white letters (at least 4.5:1, checked by a test).
/** The background colors of marks. */
export const markColors = [
  "#0b6b43",
  "#25469b",
  "#8a3a10",
  "#0f5e73",
  "#5f2a86",
  "#556214",
  "#8c2347",
  "#3f4a56",
] as const;

const angles = [0, 20, 45, 70, 90, 110, 135, 160] as const;

/** The FNV-1a hash: small, well distributed, and identical everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = "?", second] = words;
  const letters = second ? [...first].slice(0, 1).concat([...second].slice(0, 1)) : [...first].slice(0, 2);
  const [head = "", ...rest] = letters;
  return head.toUpperCase() + (second ? rest.join("").toUpperCase() : rest.join("").toLowerCase());
}

/** The appearance of a name's mark; always the same for the same name. */
export function markOf(name: string) {
  const seed = hash(name);
  return {
    initials: initialsOf(name),
    color: markColors[seed % markColors.length] ?? markColors[0],
    angle: angles[(seed >>> 8) % angles.length] ?? 0,
    gap: 5 + ((seed >>> 16) % 3),
  };
}
