import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { timeZone } from "../../ui/behavior/time-zone.ts";

const Line = chakra("p", { base: { mb: "4", maxWidth: "prose", color: "fg.muted", fontSize: "sm" } });

const words = (at: string, zone?: string) =>
  new Date(at).toLocaleString("en-US", {
    timeZone: zone,
    month: "long",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  });

const never = () => () => undefined;

/** When applications close, in the hub's time zone and, where it differs, in the reader's. */
export function Deadline({ at }: { at: string }) {
  // The server doesn't know the reader's time zone.
  const own = useSyncExternalStore(
    never,
    () => words(at),
    () => undefined,
  );
  const hub = words(at, timeZone());
  const isOver = new Date(at).getTime() < Date.now();
  return (
    <Line>
      {isOver ? "Applications closed" : "Applications close"} <time dateTime={at}>{hub}</time>
      {own && own !== hub && <>, which is {own} where you are</>}.
    </Line>
  );
}
