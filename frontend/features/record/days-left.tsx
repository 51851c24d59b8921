import { chakra } from "@chakra-ui/react";

/** A deadline this many days away, or closer, is urgent. */
const URGENT_DAYS = 7;

const Text = chakra("span", {
  base: { fontSize: "sm", fontWeight: "semibold", whiteSpace: "nowrap" },
});

/** The number of days left to apply, or a label if there is no deadline or it has passed. */
export function daysLeftText(daysLeft: number | null): string {
  if (daysLeft === null) return "Due date TBD";
  if (daysLeft <= 0) return "Closed";
  return daysLeft === 1 ? "1 day left" : `${daysLeft} days left`;
}

type Props = { daysLeft: number | null; children?: string };

/** A deadline as its label or the days left: red within the last seven days, orange before. */
export function DaysLeft({ daysLeft, children = daysLeftText(daysLeft) }: Props) {
  const color = daysLeft === null ? "fg.muted" : daysLeft <= URGENT_DAYS ? "danger" : "warning";
  return <Text color={color}>{children}</Text>;
}
