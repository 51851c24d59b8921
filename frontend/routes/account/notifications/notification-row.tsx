import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { notifyFailure } from "../../../features/failures/notify-failure.ts";
import { TYPES } from "../../../features/notifications/notification-types.ts";
import { useSuspenseFragment } from "../../../graphql/hooks.ts";
import type { AlertLevel } from "../../../graphql/schema.generated.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Badge } from "../../../ui/display/badge.tsx";
import { formatMoment } from "../../../ui/display/format.ts";
import { VisuallyHidden } from "../../../ui/display/visually-hidden.tsx";
import {
  type NotificationRow_NotificationFragment,
  NotificationRow_NotificationFragmentDoc,
  useMarkNotificationReadMutation,
} from "./notifications.generated.ts";

const Item = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) auto" },
    alignItems: "start",
    columnGap: "4",
    rowGap: "2",
    py: "4",
    px: { md: "3" },
    borderTopWidth: "1px",
    borderColor: "line",
    _last: { borderBottomWidth: "1px" },
  },
});
const Picture = chakra("span", {
  base: {
    display: "inline-flex",
    p: "2",
    borderRadius: "full",
    bg: "bg.muted",
    color: "fg.muted",
    "&[data-unread]": { bg: "accent", color: "accent.contrast" },
  },
});
const Title = chakra(Link, {
  base: { overflowWrap: "anywhere", _hover: { color: "accent", textDecoration: "underline" } },
});
const Text = chakra("p", {
  base: { mt: "1", color: "fg.muted", overflowWrap: "anywhere", whiteSpace: "pre-line" },
});
const Facts = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "3", mt: "1", color: "fg.muted", fontSize: "sm" },
});

/** The labels and colors of alert levels. */
const LEVELS: Record<AlertLevel, { label: string; color: string }> = {
  INFO: { label: "Info", color: "blue" },
  SUCCESS: { label: "Success", color: "green" },
  WARNING: { label: "Warning", color: "yellow" },
  ERROR: { label: "Error", color: "red" },
};

type Props = { notification: FragmentType<NotificationRow_NotificationFragment> };

/** A notification with its time and a link to its subject, which marks it as read. */
export function NotificationRow({ notification }: Props) {
  const { data } = useSuspenseFragment({
    fragment: NotificationRow_NotificationFragmentDoc,
    from: notification,
  });
  const { id, type, level, title, text, path, isRead, createdAt } = data;
  const [mark, { loading }] = useMarkNotificationReadMutation();
  const { label, Icon } = TYPES[type];
  // An administrator's text isn't shown anywhere else.
  const isWhole = type === "ALERT" || type === "NEWS";
  const change = (read: boolean) =>
    mark({ variables: { id, read } }).catch((error: unknown) => notifyFailure(error));
  return (
    <Item>
      <Picture data-unread={isRead ? undefined : ""} aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </Picture>
      <div>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Title
            to={path}
            fontWeight={isRead ? "medium" : "bold"}
            onClick={() => {
              if (!isRead) void change(true);
            }}
          >
            {title}
          </Title>
          {level && level !== "INFO" && (
            <Badge colorPalette={LEVELS[level].color}>{LEVELS[level].label}</Badge>
          )}
          {!isRead && <Badge colorPalette="blue">Unread</Badge>}
        </chakra.p>
        {(isWhole ? text : text.slice(0, 2)).map((paragraph) => (
          <Text key={paragraph} lineClamp={isWhole ? undefined : "2"}>
            {paragraph}
          </Text>
        ))}
        <Facts>
          <span>{label}</span>
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        </Facts>
      </div>
      <chakra.div gridColumn={{ base: "2", md: "3" }}>
        <Button
          variant="ghost"
          mx={{ base: "-3.5", md: "0" }}
          color="fg.muted"
          disabled={loading}
          onClick={() => change(!isRead)}
        >
          Mark as {isRead ? "unread" : "read"}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </chakra.div>
    </Item>
  );
}
