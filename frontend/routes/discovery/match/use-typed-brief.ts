import { type FormEvent, useEffect, useRef } from "react";

const KEY = "draft:match";

/** Ignores errors: storage can be full or disabled; then a draft lives as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** Stores unsent input in this tab, so that signing in doesn't lose it. */
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
