import { array, string } from "yup";
import { foldLine } from "../text/text.rules.ts";
import { oneOfWords } from "./fields.ts";

const NOT_TEXT = "has an item that isn't text";

/** A list of distinct strings in a file: an array, a JSON array, or strings separated by `|` or `;`. */
export function listOf({ maxItems, maxLength = 80 }: { maxItems: number; maxLength?: number }) {
  return array(
    string()
      .typeError(NOT_TEXT)
      .required(NOT_TEXT)
      .max(maxLength, `has an item of more than ${maxLength} characters`),
  )
    .transform((_value, original: unknown) => asList(original))
    .typeError("must be a list of text items")
    .max(maxItems, `has more than ${maxItems} items`)
    .default([]);
}

/** A list of distinct values from these words, or from their labels. */
export function listOfWords(words: readonly string[], labels: Readonly<Record<string, string>> = {}) {
  return listOf({ maxItems: words.length }).of(oneOfWords(words, labels).required(NOT_TEXT));
}

function asList(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => (typeof item === "string" ? foldLine(item) : item));
    return [...new Set(items)].filter((item) => item !== "");
  }
  if (typeof value !== "string") return value ?? [];
  const text = value.trim();
  return listInJson(text) ?? asList(text.split(/[|;]/));
}

/** Parses a JSON array; undefined if the text starts with a bracket but isn't one. */
function listInJson(text: string): unknown {
  if (!text.startsWith("[")) return undefined;
  try {
    return asList(JSON.parse(text));
  } catch {
    return undefined;
  }
}
