import { chakra } from "@chakra-ui/react";

/** From how many days left on something is urgent (specification section 4). */
const URGENT = 7;

const Text = chakra("span", {
  base: { fontSize: "sm", fontWeight: "semibold", whiteSpace: "nowrap" },
});

/** How many days are left to apply, or what stands in their place. */
export function daysLeftText(daysLeft: number | null): string {
  if (daysLeft === null) return "Due date TBD";
  if (daysLeft <= 0) return "Closed";
  return daysLeft === 1 ? "1 day left" : `${daysLeft} days left`;
}

/** Red in the last seven days, orange before. */
export function DaysLeft({ daysLeft }: { daysLeft: number | null }) {
  const color = daysLeft === null ? "fg.muted" : daysLeft <= URGENT ? "danger" : "warning";
  return <Text color={color}>{daysLeftText(daysLeft)}</Text>;
}
