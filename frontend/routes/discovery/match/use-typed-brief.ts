import { type FormEvent, useEffect, useRef } from "react";

const KEY = "draft:match";

/** Storage can be full or switched off; then a draft lives as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Keeps what is typed and not yet sent in this tab, so that signing in does not lose it. */
export function useTypedBrief(sent: string) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const area = form.current?.querySelector("textarea");
    const kept = attempt(() => sessionStorage.getItem(KEY));
    if (area && kept && !sent && !area.value) area.value = kept;
  }, [sent]);
  return {
    form,
    keep: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLTextAreaElement) attempt(() => sessionStorage.setItem(KEY, target.value));
    },
    forget: () => attempt(() => sessionStorage.removeItem(KEY)),
  };
}
