import { foldText } from "../../../../shared/text/fold-text.rules.ts";

/** The facts about a vendor that a verification covers. */
export interface Checked {
  readonly name: string;
  readonly website?: string | null | undefined;
}

function hostOf(website: string | null | undefined): string {
  if (!website || !URL.canParse(website)) return "";
  return new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
}

/** Whether an edited vendor is still the verified one: the same name, and a website at the same host. */
export function isWhatWasChecked(before: Checked, after: Checked): boolean {
  return foldText(before.name) === foldText(after.name) && hostOf(before.website) === hostOf(after.website);
}
