import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { control } from "./field-styles.ts";

const Frame = chakra("div", { base: { display: "flex", flexDirection: "column", gap: "1.5" } });
const Label = chakra("label", { base: { fontSize: "sm", fontWeight: "medium" } });
const Hint = chakra("p", { base: { fontSize: "sm", color: "fg.muted" } });
const Problem = chakra("p", { base: { fontSize: "sm", color: "danger" } });

/** What a control has to carry to belong to its field. */
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

/** A labelled control with its hint and its error, wired for everyone. */
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

/** A one-line text control. */
export const TextInput = chakra("input", { base: control });

/** A control for longer texts. */
export const TextArea = chakra("textarea", { base: { ...control, py: "3", resize: "vertical" } });
