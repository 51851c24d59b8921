import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { FormField, TextInput } from "./form-field.tsx";
import { Panel } from "./panel.tsx";

type Props = {
  title: string;
  intro: string;
  /** What it is, such as "Access token". */
  label: string;
  /** The same on the button that copies it. */
  noun: string;
  value: string;
  onDone: () => void;
  /** How it is used. */
  children?: ReactNode;
};

/** A secret that is shown once, to be copied; the focus goes to it. */
export function ShownOnce({ title, intro, label, noun, value, onDone, children }: Props) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Panel title={title} intro={intro}>
      <chakra.div
        ref={shown}
        tabIndex={-1}
        role="group"
        aria-label={`New ${noun.toLowerCase()}`}
        outline="none"
        display="grid"
        gap="3"
      >
        <FormField label={label}>
          {(control) => (
            <TextInput
              {...control}
              value={value}
              readOnly
              fontFamily="mono"
              onFocus={({ target }) => target.select()}
            />
          )}
        </FormField>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={value}>Copy {noun}</CopyButton>
          <Button onClick={onDone}>Done</Button>
        </chakra.div>
      </chakra.div>
      {children}
    </Panel>
  );
}
