import { type FormikValues, useFormik } from "formik";
import { type SyntheticEvent, useRef } from "react";
import type { AnySchema } from "yup";
import { type ServerErrors, serverErrors } from "./server-errors.ts";

type Options<Values extends FormikValues> = {
  initialValues: Values;
  /** The rules that the server checks too. */
  rules?: AnySchema;
  /** Executes the mutation; what it throws is shown in the form. */
  submit: (values: Values) => Promise<unknown>;
  /** Told of each refusal, for a toast. */
  onFailure?: (errors: ServerErrors) => void;
};

/** What the server said of a field's value. */
type Refusals = Map<string, { value: unknown; message: string }>;

/** A form whose refusals, the rules' and the server's, stand at their fields; what was typed stays. */
export function useForm<Values extends FormikValues>({
  initialValues,
  rules,
  submit,
  onFailure,
}: Options<Values>) {
  const refusals = useRef<Refusals>(new Map());
  const form = useFormik<Values>({
    initialValues,
    validationSchema: rules,
    // The rules are checked again on each step; the server's word stands until its value changes.
    validate: (values) =>
      Object.fromEntries(
        [...refusals.current].flatMap(([name, { value, message }]) =>
          values[name] === value ? [[name, message]] : [],
        ),
      ) as never,
    onSubmit: async (values, { setErrors, setStatus, setTouched }) => {
      setStatus(undefined);
      try {
        await submit(values);
      } catch (error) {
        const errors = serverErrors(error);
        const atFields = Object.keys(errors.fields).filter((name) => name in values);
        for (const name of atFields) {
          refusals.current.set(name, { value: values[name], message: errors.fields[name] ?? "" });
        }
        await setTouched(Object.fromEntries(atFields.map((name) => [name, true])) as never, false);
        setErrors(errors.fields as never);
        // What no field of the form can show stands above them all.
        if (atFields.length === 0) setStatus(errors.message);
        onFailure?.(errors);
      }
    },
  });
  // The server is asked anew: another attempt may find what was refused to be right.
  const handleSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    refusals.current.clear();
    form.handleSubmit(event as never);
  };
  const submitForm = () => {
    refusals.current.clear();
    return form.submitForm();
  };
  return { ...form, handleSubmit, submitForm };
}
