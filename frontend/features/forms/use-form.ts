import { type FormikValues, useFormik } from "formik";
import { type SyntheticEvent, useRef } from "react";
import type { AnySchema, lazy } from "yup";
import { type ServerErrors, serverErrors } from "./server-errors.ts";

type Options<Values extends FormikValues> = {
  initialValues: Values;
  /** The validation rules, which the server applies, too. */
  rules?: AnySchema | ReturnType<typeof lazy<AnySchema>>;
  /** Executes the mutation; an error that it throws is shown in the form. */
  submit: (values: Values) => Promise<unknown>;
  /** Called with each error from the server, to show a notification. */
  onFailure?: (errors: ServerErrors) => void;
};

/** The server's error for a field's value. */
type ServerFieldErrors = Map<string, { value: unknown; message: string }>;

/** Creates a form that shows validation and server errors at their fields and keeps what was typed. */
export function useForm<Values extends FormikValues>({
  initialValues,
  rules,
  submit,
  onFailure,
}: Options<Values>) {
  const serverFieldErrors = useRef<ServerFieldErrors>(new Map());
  const form = useFormik<Values>({
    initialValues,
    validationSchema: rules,
    // Validation runs again on each change; a server error stays until its field's value changes.
    validate: (values) =>
      Object.fromEntries(
        [...serverFieldErrors.current].flatMap(([name, { value, message }]) =>
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
          serverFieldErrors.current.set(name, { value: values[name], message: errors.fields[name] ?? "" });
        }
        await setTouched(Object.fromEntries(atFields.map((name) => [name, true])) as never, false);
        setErrors(errors.fields as never);
        // Errors that belong to no field of the form are shown above all fields.
        if (atFields.length === 0) setStatus(errors.message);
        onFailure?.(errors);
      }
    },
  });
  // Server errors don't block another attempt, which may succeed.
  const handleSubmit = (event?: SyntheticEvent<HTMLFormElement>) => {
    serverFieldErrors.current.clear();
    form.handleSubmit(event as never);
  };
  const submitForm = () => {
    serverFieldErrors.current.clear();
    return form.submitForm();
  };
  return { ...form, handleSubmit, submitForm };
}
