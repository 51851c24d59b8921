import { chakra } from "@chakra-ui/react";
import { formatExactTime, formatTime } from "../../../../ui/display/format.ts";

const Note = chakra("p", { base: { fontSize: "sm", color: "fg.muted", fontVariantNumeric: "tabular-nums" } });

type Props = { readAt: string; failed: boolean; everySeconds: number };

/** The time of the displayed figures, and whether the last refresh failed. */
export const PollNote = ({ readAt, failed, everySeconds }: Props) => (
  <>
    <Note>Updated {formatExactTime(readAt)}</Note>
    <Note role="status" color="danger">
      {failed &&
        `We couldn't load new figures. These are from ${formatTime(readAt)} UTC; we'll try again within ${everySeconds} seconds.`}
    </Note>
  </>
);
