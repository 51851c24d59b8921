import { foldText } from "../../../../shared/text/fold-text.rules.ts";

/** What a verification of a vendor is about. */
export interface Checked {
  readonly name: string;
  readonly website?: string | null | undefined;
}

function hostOf(website: string | null | undefined): string {
  if (!website || !URL.canParse(website)) return "";
  return new URL(website).hostname.replace(/\.$/, "").replace(/^www\./, "");
}

/** Whether a vendor with another name, or a website at another host, is still the one that was checked. */
export function isWhatWasChecked(before: Checked, after: Checked): boolean {
  return foldText(before.name) === foldText(after.name) && hostOf(before.website) === hostOf(after.website);
}
