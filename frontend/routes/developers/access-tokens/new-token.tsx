import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import { ShownOnce } from "../../../ui/behavior/shown-once.tsx";
import { SiteContext } from "../../../ui/behavior/site-context.ts";

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

/** A new token, which is shown once, with instructions for sending it. */
export function NewToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { publicUrl } = useContext(SiteContext);
  return (
    <ShownOnce
      title="Your new token"
      intro="Copy it now. It won't be shown again. Keep it like a password."
      label="Access token"
      noun="Token"
      value={token}
      onDone={onDone}
    >
      <Code tabIndex={0} role="group" aria-label="How to send it">
        {`curl ${publicUrl}/api/solutions \\\n  -H "Authorization: Bearer $TOKEN"`}
      </Code>
    </ShownOnce>
  );
}
