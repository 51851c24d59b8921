import { oneLine } from "../../shared/text.rules.ts";

/** A person's first or last name: trimmed, not blank, at most 80 characters. */
export const personName = (label: string) =>
  oneLine().required(`${label} is required`).max(80, `${label} must be at most 80 characters`);
