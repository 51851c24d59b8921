import { useSearchParams } from "react-router-dom";
import type { Tab } from "./tabs.tsx";

/** The panel that the address names; the first where it names none that there is. */
export function useTab(tabs: readonly [Tab, ...Tab[]]): string {
  const [search] = useSearchParams();
  const named = search.get("tab");
  return tabs.find(({ value }) => value === named)?.value ?? tabs[0].value;
}
