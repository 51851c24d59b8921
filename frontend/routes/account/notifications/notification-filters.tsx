import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { TYPES } from "../../../features/notifications/notification-types.ts";
import type { NotificationType } from "../../../graphql/schema.generated.ts";
import { CountedChoices } from "../../../ui/controls/counted-choices.tsx";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { formatCount } from "../../../ui/display/format.ts";
import { type NotificationsView, viewPath } from "./notifications-address.ts";

const Nav = chakra("nav", { base: { display: "flex", flexWrap: "wrap", gap: "2" } });
const Choice = chakra(Link, { base: pill });

type Props = {
  view: NotificationsView;
  unread: number;
  counts: readonly { value: string; count: number }[];
};

/** Filters notifications by unread state and type, through the address. */
export function NotificationFilters({ view, unread, counts }: Props) {
  const types = (Object.keys(TYPES) as NotificationType[]).map((type) => ({
    type,
    count: counts.find(({ value }) => value === type)?.count ?? 0,
  }));
  const all = types.reduce((sum, { count }) => sum + count, 0);
  return (
    <chakra.div display="grid" gap="3" my="6">
      <Nav aria-label="Filter notifications">
        {[false, true].map((onlyUnread) => (
          <Choice
            key={String(onlyUnread)}
            to={viewPath({ ...view, unread: onlyUnread })}
            preventScrollReset
            aria-current={onlyUnread === view.unread}
          >
            {onlyUnread ? `Unread (${formatCount(unread)})` : "All"}
          </Choice>
        ))}
      </Nav>
      {(all > 0 || view.type) && (
        <CountedChoices
          label="Type"
          choices={[
            {
              label: "All types",
              count: all,
              to: viewPath({ ...view, type: undefined }),
              current: !view.type,
            },
            ...types
              .filter(({ type, count }) => count > 0 || type === view.type)
              .map(({ type, count }) => ({
                label: TYPES[type].label,
                count,
                to: viewPath({ ...view, type }),
                current: type === view.type,
              })),
          ]}
        />
      )}
    </chakra.div>
  );
}
