import { Fragment, type ReactNode } from "react";
import { type FieldInput, type Fields, fieldsWith } from "../../../backend/shared/fields/field.rules.ts";
import { TextAreaField, TextField } from "./fields.tsx";

type ControlProps = { name: string; label: string; hint?: ReactNode; input: FieldInput };

function Control({ name, label, hint, input: { as, max, required = false, rows = 4 } }: ControlProps) {
  const field = { name, label, hint, required };
  switch (as) {
    case "text":
      return <TextAreaField {...field} rows={rows} maxLength={max} />;
    case "lines":
      return <TextAreaField {...field} rows={rows} />;
    case "address":
    case "video":
      return <TextField {...field} type="url" maxLength={2000} />;
    case "mail":
      return <TextField {...field} type="email" maxLength={max} />;
    case "year":
      return <TextField {...field} inputMode="numeric" maxLength={4} />;
    case "line":
      return <TextField {...field} maxLength={max} />;
    default:
      return <TextField {...field} />;
  }
}

type Props = {
  of: Fields;
  /** Custom controls that replace the default ones, by field. */
  instead?: Readonly<Record<string, ReactNode>>;
  /** Hints that depend on the record. */
  hints?: Readonly<Record<string, ReactNode>>;
};

/** The controls of declared fields, in order of declaration. */
export function FormFields({ of, instead = {}, hints = {} }: Props) {
  return fieldsWith(of, "input").map(({ name, field: { label }, value: input }) => (
    <Fragment key={name}>
      {name in instead ? (
        instead[name]
      ) : (
        <Control name={name} label={label} hint={hints[name] ?? input.hint} input={input} />
      )}
    </Fragment>
  ));
}
