import { chakra } from "@chakra-ui/react";
import { useContext, useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormField, TextInput } from "../../ui/form-field.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SiteContext } from "../../ui/site-context.ts";

const Code = chakra("pre", {
  base: {
    mt: "4",
    p: "4",
    overflowX: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
  },
});

/** A new token, which is shown once, and how to send it. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { publicUrl } = useContext(SiteContext);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.focus(), []);
  return (
    <Panel title="Your new token" intro="Copy it now: it won't be shown again. Keep it like a password.">
      <chakra.div
        ref={shown}
        tabIndex={-1}
        role="group"
        aria-label="New token"
        outline="none"
        display="grid"
        gap="3"
      >
        <FormField label="Access token">
          {(control) => (
            <TextInput
              {...control}
              value={token}
              readOnly
              fontFamily="mono"
              onFocus={({ target }) => target.select()}
            />
          )}
        </FormField>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <CopyButton text={token}>Copy Token</CopyButton>
          <Button onClick={onDone}>Done</Button>
        </chakra.div>
      </chakra.div>
      <Code tabIndex={0} role="group" aria-label="How to send it">
        {`curl ${publicUrl}/api/solutions \\\n  -H "Authorization: Bearer $TOKEN"`}
      </Code>
    </Panel>
  );
}
