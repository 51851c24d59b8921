import { useSearchParams } from "react-router-dom";

type Named<Value extends string> = { readonly value: Value };
type Tabs<Value extends string> = readonly [Named<Value>, ...Named<Value>[]];

/** The tab that an address selects; the first one if it names none of them. */
export function selectedTab<Value extends string>(tabs: Tabs<Value>, search: URLSearchParams): Value {
  const named = search.get("tab");
  return tabs.find(({ value }) => value === named)?.value ?? tabs[0].value;
}

/** The tab that the current address selects. */
export function useTab<Value extends string>(tabs: Tabs<Value>): Value {
  const [search] = useSearchParams();
  return selectedTab(tabs, search);
}
