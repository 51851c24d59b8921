import { chakra } from "@chakra-ui/react";
import { saveFile } from "../../../../ui/behavior/save-file.ts";
import { Button } from "../../../../ui/controls/button.tsx";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "2",
    p: "4",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
    listStyleType: "none",
  },
});

/** Recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <chakra.div display="grid" gap="4" pt="2">
      <chakra.p role="status" fontSize="sm">
        Two-factor authentication is on. Keep these recovery codes somewhere safe: each works once in place of
        a code from the app, and they can&apos;t be shown again.
      </chakra.p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <chakra.div display="flex" gap="3">
        <Button
          size="md"
          onClick={() => saveFile("sportstech-hub-recovery-codes.txt", "text/plain", `${codes.join("\n")}\n`)}
        >
          Download
        </Button>
        <Button variant="primary" size="md" onClick={onDone}>
          I've Saved Them
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
