import type { FormikContextType } from "formik";
import { useRef, useState } from "react";
import { serverErrors } from "./server-errors.ts";

type Texts = Record<string, string> & { version: string };

/** A field that someone else changed, too, with its value on the server. */
export type Clash = { field: string; theirs: string };

/**
 * Merges what is typed with what someone else saved meanwhile, once the server refuses a stale version.
 * Fields that only they changed are updated; fields that both changed keep the typed value, shown next to
 * theirs, so that nothing is overwritten unseen.
 * @param atFirst the form's initial values, with the record's version.
 * @param read queries the current record.
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
    // If the base version of a draft is unknown, every difference is shown.
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
    /**
     * Takes over what another part of the page has saved of the record. Fields that were typed into stay as
     * they are.
     */
    absorb: (theirs: Values) => {
      const { values } = form;
      const before = base.current;
      if (theirs.version === before.version) return;
      const names: (keyof Values & string)[] = Object.keys(theirs);
      const typed = names.filter((name) => values[name] !== before[name]);
      // Where someone else changed a typed field, too, saving is to be refused and show both.
      if (typed.some((name) => name !== "version" && theirs[name] !== before[name])) return;
      base.current = theirs;
      if (typed.length === 0) return form.resetForm({ values: theirs });
      // The version stays with what was typed upon another one, so that saving it compares them.
      if (values.version !== before.version) return;
      void form.setValues({
        ...theirs,
        ...Object.fromEntries(typed.map((name) => [name, values[name]])),
      });
    },
    /** Undefined until a save is refused. */
    clashes,
    /** Accepts the other person's value for a field. */
    take: ({ field, theirs }: Clash) => {
      setClashes((before) => before?.filter((clash) => clash.field !== field));
      void form.setFieldValue(field, theirs);
    },
    /** Saves; on a version conflict, merges and returns false, so that the user can save again. */
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
