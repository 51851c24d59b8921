import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

const DEBOUNCE = 250;

/**
 * Manages the text in the search field. It takes precedence while the user types and follows the URL
 * otherwise, so that Back updates it and a slow response never drops a character. Text typed before hydration
 * is included.
 */
export function useSearchText(
  search: string,
  commit: (search: string) => void,
  field?: RefObject<HTMLInputElement | null>,
) {
  const [text, setText] = useState(search);
  const committed = useRef(search);
  const onCommit = useEffectEvent((value: string) => {
    if (value === committed.current) return;
    committed.current = value;
    commit(value);
  });

  useEffect(() => {
    if (field?.current) setText(field.current.value);
  }, [field]);

  useEffect(() => {
    if (search === committed.current) return;
    committed.current = search;
    setText(search);
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(() => onCommit(text.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);

  return { text, setText, commitNow: () => onCommit(text.trim()) };
}
