import { array, string } from "yup";

/**
 * A list of texts as files hold it: an array, a JSON array, or texts between `|` or `;`.
 * @param limit the most texts, of at most 80 characters each.
 */
export function listOf(limit: number) {
  return array(string().required().max(80, "holds a text of over 80 characters"))
    .transform((_value, original: unknown) => asList(original))
    .max(limit, `holds more than ${limit} texts`)
    .default([]);
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (typeof item === "string" ? item.trim() : item));
  if (value === null || value === undefined) return [];
  const text = String(value).trim();
  if (text.startsWith("[")) {
    try {
      return asList(JSON.parse(text));
    } catch {
      return text;
    }
  }
  return text
    .split(/[|;]/)
    .map((item) => item.trim())
    .filter(Boolean);
}
