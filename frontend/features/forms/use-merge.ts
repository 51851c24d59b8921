import type { FormikContextType } from "formik";
import { useRef, useState } from "react";
import { serverErrors } from "./server-errors.ts";

type Texts = Record<string, string> & { version: string };

/** A field that somebody else changed, too: what it says now on the server. */
export type Clash = { field: string; theirs: string };

/**
 * Joins what is typed with what somebody else saved meanwhile, once the server refuses a stale version. What only they
 * changed is taken over; what both changed is kept as typed and shown beside theirs, so that nothing is overwritten
 * unseen.
 * @param atFirst what the form began with, with the record's version.
 * @param read the record as it is now.
 */
export function useMerge<Values extends Texts>(
  form: FormikContextType<Values>,
  atFirst: Values,
  read: () => Promise<Values | undefined>,
) {
  const base = useRef(atFirst);
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const merge = async (typed: Values) => {
    const theirs = await read();
    if (!theirs) return;
    // What a draft was based on is not known: then every difference is shown.
    const known = base.current.version === typed.version ? base.current : undefined;
    const next = { ...typed, version: theirs.version };
    const found: Clash[] = [];
    for (const field of Object.keys(typed).filter((name) => name !== "version")) {
      const [mine = "", now = ""] = [typed[field], theirs[field]];
      if (mine === now) continue;
      if (known && known[field] === mine) Object.assign(next, { [field]: now });
      else if (!known || known[field] !== now) found.push({ field, theirs: now });
    }
    base.current = theirs;
    setClashes(found);
    await form.setValues(next);
  };
  return {
    /** Undefined until a save was refused. */
    clashes,
    /** Takes what somebody else saved for a field. */
    take: ({ field, theirs }: Clash) => {
      setClashes((before) => before?.filter((clash) => clash.field !== field));
      void form.setFieldValue(field, theirs);
    },
    /** Saves; a stale version is joined with what is typed, to be saved again. */
    saving: async (typed: Values, save: () => Promise<unknown>): Promise<boolean> => {
      try {
        await save();
        return true;
      } catch (error) {
        if (!serverErrors(error).fields.version) throw error;
        await merge(typed);
        return false;
      }
    },
  };
}
