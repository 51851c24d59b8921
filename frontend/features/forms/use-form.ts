import { type FormikValues, useFormik } from "formik";
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

/** A form whose refusals, the rules' and the server's, stand at their fields; what was typed stays. */
export function useForm<Values extends FormikValues>({
  initialValues,
  rules,
  submit,
  onFailure,
}: Options<Values>) {
  return useFormik<Values>({
    initialValues,
    validationSchema: rules,
    onSubmit: async (values, { setErrors, setStatus, setTouched }) => {
      setStatus(undefined);
      try {
        await submit(values);
      } catch (error) {
        const errors = serverErrors(error);
        const atFields = Object.keys(errors.fields).filter((name) => name in values);
        await setTouched(Object.fromEntries(atFields.map((name) => [name, true])) as never, false);
        setErrors(errors.fields as never);
        // What no field of the form can show stands above them all.
        if (atFields.length === 0) setStatus(errors.message);
        onFailure?.(errors);
      }
    },
  });
}
