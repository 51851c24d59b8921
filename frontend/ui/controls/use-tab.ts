import { useSearchParams } from "react-router-dom";

type Named<Value extends string> = { readonly value: Value };
type Tabs<Value extends string> = readonly [Named<Value>, ...Named<Value>[]];

/** Returns the tab in an address, or the first one if it names none. */
export function selectedTab<Value extends string>(tabs: Tabs<Value>, search: URLSearchParams): Value {
  const named = search.get("tab");
  return tabs.find(({ value }) => value === named)?.value ?? tabs[0].value;
}

/** Returns the tab in the current address. */
export function useTab<Value extends string>(tabs: Tabs<Value>): Value {
  const [search] = useSearchParams();
  return selectedTab(tabs, search);
}
