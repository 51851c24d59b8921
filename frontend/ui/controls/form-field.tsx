import { chakra } from "@chakra-ui/react";
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
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

/** The current text of a server-rendered text area; undefined on the server and for one created later. */
function typedInto(id: string): string | undefined {
  if (import.meta.env.SSR) return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}

type KeptProps = ComponentProps<typeof TextArea> & { id: string; defaultValue: string };

/** An uncontrolled text area: text typed before hydration is kept, where React would reset it. */
export function KeptTextArea(props: KeptProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed] = useState(() => typedInto(props.id));
  useLayoutEffect(() => {
    if (!area.current || typed === undefined || typed === area.current.value) return;
    area.current.value = typed;
    area.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [typed]);
  return <TextArea {...props} ref={area} />;
}
