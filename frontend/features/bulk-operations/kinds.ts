import type { BulkKind } from "../../graphql/schema.generated.ts";
import type { Choice } from "../../ui/controls/select-field.tsx";
import { formatCount } from "../../ui/display/format.ts";

/** The label of each kind. */
export const KIND_LABELS: Record<BulkKind, string> = {
  SEND_NOTIFICATION: "Send Notification",
  EXPORT_USERS: "Export Users",
  SUSPEND_USERS: "Suspend Users",
  ACTIVATE_USERS: "Activate Users",
};

/** The kinds as options of a select. */
export const KIND_CHOICES: readonly Choice[] = Object.entries(KIND_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** Returns the kind with this name; undefined for any other text. */
export const kindNamed = (text: string): BulkKind | undefined =>
  text in KIND_LABELS ? (text as BulkKind) : undefined;

const people = (count: number) => `${formatCount(count)} ${count === 1 ? "user" : "users"}`;

const VERBS: Record<BulkKind, string> = {
  SEND_NOTIFICATION: "Notify",
  EXPORT_USERS: "Export",
  SUSPEND_USERS: "Suspend",
  ACTIVATE_USERS: "Activate",
};

/** Returns a kind with a number of users, such as "Suspend 214 users". */
export const actOn = (kind: BulkKind, count: number) => `${VERBS[kind]} ${people(count)}`;
