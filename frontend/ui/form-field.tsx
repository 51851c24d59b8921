import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { control } from "./field-styles.ts";

const Frame = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "1.5" } });
const Label = chakra("label", { base: { fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { fontSize: "sm", color: "fg.muted" } });
const Problem = chakra("p", { base: { fontSize: "sm", color: "danger" } });

/** The props that connect a control to its field. */
export type FieldControl = {
  id: string;
  required: boolean;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  children: (control: FieldControl) => ReactNode;
};

/** A labeled control with its hint and error, associated for assistive technology. */
export function FormField({ label, hint, error, required = false, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
      )}
    </Frame>
  );
}

/** A single-line text control. */
export const TextInput = chakra("input", { base: control });

/** A multi-line text control. */
export const TextArea = chakra("textarea", { base: { ...control, py: "3", resize: "vertical" } });
