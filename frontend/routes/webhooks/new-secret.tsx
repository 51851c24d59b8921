import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormField, TextInput } from "../../ui/form-field.tsx";
import { Panel } from "../../ui/panel.tsx";

/** A new secret, which is shown once, and what it is for. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Panel
      title="The signing secret"
      intro="Copy it now: it won't be shown again. Each message is signed with it as Standard Webhooks describes, so that your server can tell ours from others."
    >
      <chakra.div
        ref={shown}
        tabIndex={-1}
        role="group"
        aria-label="New secret"
        outline="none"
        display="grid"
        gap="3"
      >
        <FormField label="Secret">
          {(control) => (
            <TextInput
              {...control}
              value={secret}
              readOnly
              fontFamily="mono"
              onFocus={({ target }) => target.select()}
            />
          )}
        </FormField>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={secret}>Copy Secret</CopyButton>
          <Button onClick={onDone}>Done</Button>
        </chakra.div>
      </chakra.div>
    </Panel>
  );
}
