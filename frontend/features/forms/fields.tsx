import { useField } from "formik";
import type { ComponentProps, ReactNode } from "react";
import { FormField, TextArea, TextInput } from "../../ui/controls/form-field.tsx";
import { PasswordInput } from "../../ui/controls/password-input.tsx";
import { type Choice, SelectField } from "../../ui/controls/select-field.tsx";

type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; required?: boolean };

/** The props shared by all fields. */
function useFieldProps({ name, label, hint, required = false }: FieldProps) {
  const [input, { touched, error }] = useField<string>(name);
  return { input, field: { label, hint, required, error: touched ? error : undefined } };
}

/** A single-line text field of a form. */
export function TextField({
  name,
  label,
  hint,
  required,
  ...rest
}: FieldProps & Omit<ComponentProps<typeof TextInput>, keyof FieldProps>) {
  const { input, field } = useFieldProps({ name, label, hint, required: required ?? false });
  return <FormField {...field}>{(control) => <TextInput {...rest} {...input} {...control} />}</FormField>;
}

/** A multi-line text field of a form. */
export function TextAreaField({
  name,
  label,
  hint,
  required,
  ...rest
}: FieldProps & Omit<ComponentProps<typeof TextArea>, keyof FieldProps>) {
  const { input, field } = useFieldProps({ name, label, hint, required: required ?? false });
  return <FormField {...field}>{(control) => <TextArea {...rest} {...input} {...control} />}</FormField>;
}

/** A password field of a form, masked by default. */
export function PasswordField({
  name,
  label,
  hint,
  required,
  autoComplete,
}: FieldProps & { autoComplete: "current-password" | "new-password" }) {
  const { input, field } = useFieldProps({ name, label, hint, required: required ?? false });
  return (
    <FormField {...field}>
      {(control) => <PasswordInput autoComplete={autoComplete} {...input} {...control} />}
    </FormField>
  );
}

/** A select field of a form. */
export function ChoiceField({
  name,
  label,
  hint,
  required,
  choices,
}: FieldProps & { choices: readonly Choice[] }) {
  const { input, field } = useFieldProps({ name, label, hint, required: required ?? false });
  return (
    <FormField {...field}>{(control) => <SelectField choices={choices} {...input} {...control} />}</FormField>
  );
}
