import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { waitingForServer } from "../../graphql/busy.ts";
import { Button } from "../../ui/button.tsx";

const Place = chakra("div", {
  base: {
    position: "fixed",
    insetX: "4",
    top: "4",
    zIndex: "toast",
    display: "flex",
    justifyContent: "center",
    pointerEvents: "none",
  },
});
const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    px: "4",
    py: "2",
    borderWidth: "1px",
    borderColor: "warning",
    borderRadius: "lg",
    bg: "bg.raised",
    boxShadow: "lg",
    fontSize: "sm",
    pointerEvents: "auto",
  },
});

const never = () => false;

/** Says that the server is busy while what is on the page stays, and asks it again. */
export function BusyLine() {
  const waits = useSyncExternalStore(waitingForServer.subscribe, waitingForServer.read, never);
  const onRetry = () => {
    // The button goes away with the line.
    document.getElementById("main")?.focus({ preventScroll: true });
    waitingForServer.resume();
  };
  return (
    <Place role="status">
      {waits && (
        <Line>
          The server is busy. What you see is from before.
          <Button onClick={onRetry}>Try again</Button>
        </Line>
      )}
    </Place>
  );
}
