import { useEffect, useRef, useState } from "react";
import { serverErrors } from "./server-errors.ts";

/**
 * The values of a row without a button, which are saved when a field is left: one request after another, so that
 * an earlier one never overwrites a later one.
 * @param orElse the field that shows an error that belongs to none.
 */
export function useSaveOnLeave<Values extends Record<string, string>>(
  initial: Values,
  send: (values: Values) => Promise<unknown>,
  orElse: keyof Values & string,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [status, setStatus] = useState<"" | "Saved" | "Not saved">("");
  const latest = useRef(initial);
  const stored = useRef(initial);
  const requests = useRef(Promise.resolve());

  const sendLatest = async () => {
    const wanted = latest.current;
    if (Object.keys(wanted).every((field) => wanted[field] === stored.current[field])) {
      setErrors({});
      return;
    }
    try {
      await send(wanted);
      stored.current = wanted;
      setErrors({});
      if (wanted === latest.current) setStatus("Saved");
    } catch (error) {
      const { message, fields } = serverErrors(error);
      setErrors(Object.keys(fields).length > 0 ? fields : { [orElse]: message });
      setStatus("Not saved");
    }
  };
  const change = (changed: Partial<Values>) => {
    latest.current = { ...latest.current, ...changed };
    setValues(latest.current);
    setStatus("");
  };
  const save = () => {
    requests.current = requests.current.then(sendLatest);
  };
  // Going back by the keyboard leaves no field.
  const leaving = useRef(save);
  leaving.current = save;
  useEffect(() => () => leaving.current(), []);
  return { values, errors, status, change, save };
}
