import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/controls/button.tsx";

/** The content of a dialog. */
export const DialogBody = chakra("div", { base: { p: { base: "5", md: "6" }, minWidth: "0" } });

/** The heading of a dialog. */
export const DialogTitle = chakra("h2", {
  base: { fontSize: "xl", fontWeight: "semibold", lineHeight: "short", overflowWrap: "anywhere" },
});

/** A muted line of text in a dialog. */
export const DialogText = chakra("p", { base: { color: "fg.muted", fontSize: "sm" } });

/** The buttons at the end of a dialog. */
export const DialogFoot = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    mt: "6",
    pt: "4",
    borderTopWidth: "1px",
    borderColor: "line",
  },
});

/** The error state of content that couldn't be loaded. */
export function DialogFailure({ what, retry }: { what: string; retry: () => void }) {
  return (
    <chakra.div role="alert" display="flex" flexDirection="column" alignItems="flex-start" gap="3" py="6">
      <p>{what} couldn't be loaded.</p>
      <Button onClick={retry}>Try again</Button>
    </chakra.div>
  );
}
