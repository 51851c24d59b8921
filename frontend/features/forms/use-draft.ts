import type { FormikContextType } from "formik";
import { useEffect, useRef, useState } from "react";

/** Storage can be full or disabled; drafts then live as long as the page. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function stored(name: string): unknown {
  return attempt(() => JSON.parse(localStorage.getItem(name) ?? "null"));
}

type Texts = Record<string, string>;

/** The stored texts of fields that the form still has. */
function draftOf<Values extends Texts>(name: string, values: Values): Partial<Values> | undefined {
  const found = stored(name);
  if (typeof found !== "object" || found === null) return undefined;
  const known = Object.entries(found).filter(([field, text]) => field in values && typeof text === "string");
  return Object.fromEntries(known) as Partial<Values>;
}

/**
 * Stores what is typed into a form in this browser until it is sent: it survives a failure, a reload and a
 * closed tab.
 * @param key identifies the form's user and subject.
 */
export function useDraft<Values extends Texts>(form: FormikContextType<Values>, key: string) {
  const name = `draft:${key}`;
  const { values, dirty, setValues, resetForm } = form;
  const atFirst = useRef(values);
  const [restored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once, when the form appears
  useEffect(() => {
    const draft = draftOf(name, values);
    if (!draft) return;
    setRestored(true);
    void setValues({ ...values, ...draft });
  }, [name]);

  useEffect(() => {
    if (values === atFirst.current) return;
    if (dirty) attempt(() => localStorage.setItem(name, JSON.stringify(values)));
    else attempt(() => localStorage.removeItem(name));
  }, [name, values, dirty]);

  const forget = () => attempt(() => localStorage.removeItem(name));
  return {
    /** Whether the form was restored from a draft. */
    restored,
    /** Removes the draft once the form is sent. */
    forget,
    /** Removes the draft and resets the form. */
    discard: () => {
      forget();
      setRestored(false);
      resetForm();
    },
  };
}
