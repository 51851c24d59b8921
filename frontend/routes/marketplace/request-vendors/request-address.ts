import { MAX_VENDORS } from "../../../../backend/modules/marketplace/conversations/requests/request.rules.ts";

/** Returns the ids of the vendors in an address, at most the first five. */
export function chosenIn(search: URLSearchParams): string[] {
  const ids = (search.get("vendors") ?? "").split(",").filter((id) => /^[1-9]\d{0,9}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_VENDORS);
}

/** The texts of a request. */
export interface Texts extends Record<string, string> {
  title: string;
  text: string;
  questions: string;
}

/** Returns the texts in an address that somebody prepared, such as an agent for its person; empty without. */
export function textsIn(search: URLSearchParams): Texts {
  const text = (name: string) => search.get(name) ?? "";
  return { title: text("title"), text: text("text"), questions: text("questions") };
}
