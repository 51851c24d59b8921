import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../controls/button.tsx";
import { CopyButton } from "../controls/copy-button.tsx";
import { FormField, TextInput } from "../controls/form-field.tsx";
import { Panel } from "../layout/panel.tsx";

type Props = {
  title: string;
  intro: string;
  /** The secret's name, such as "Access token". */
  label: string;
  /** The label of the copy button. */
  noun: string;
  value: string;
  onDone: () => void;
  /** An example of how to use it. */
  children?: ReactNode;
};

/** A secret that is shown only once, to be copied; it receives the focus. */
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
