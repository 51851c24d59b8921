import { chakra } from "@chakra-ui/react";
import { BellOff } from "lucide-react";
import { useDeferredValue, useEffect, useRef } from "react";
import { READ_DAYS } from "../../../../backend/modules/account/notifications/retention.rules.ts";
import { DownloadList } from "../../../features/listing/download-list.tsx";
import { useRefresh } from "../../../features/routing/use-refresh.ts";
import { useClient } from "../../../graphql/source.ts";
import { useProgress } from "../../../ui/behavior/progress-line.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { More } from "../../../ui/controls/more.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { MarkAll } from "./mark-all.tsx";
import { NotificationFilters } from "./notification-filters.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { useNotificationsSuspenseQuery } from "./notifications.generated.ts";
import { fileFilter, type NotificationsView, viewPath, viewVariables } from "./notifications-address.ts";

const List = chakra("ul", { base: { listStyleType: "none" } });
const Head = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
  },
});

/** A page of notifications, with further pages on demand. */
function Steps({ view, after }: { view: NotificationsView; after?: string }) {
  const variables = { ...viewVariables(view), ...(after && { after }) };
  const { edges, pageInfo } = useNotificationsSuspenseQuery({ variables }).data.notifications;
  return (
    <>
      <List aria-label={after ? "More notifications" : "Notifications"}>
        {edges.map(({ node }) => (
          <NotificationRow key={node.id} notification={node} />
        ))}
      </List>
      <More of={pageInfo} label="More notifications">
        {(next) => <Steps view={view} after={next} />}
      </More>
    </>
  );
}

function Nothing({ unread, type }: NotificationsView) {
  const isNarrow = unread || type !== undefined;
  return (
    <EmptyState
      title={unread ? "Nothing unread" : type ? "None of this type" : "No notifications yet"}
      icon={<BellOff size={32} strokeWidth={1.5} />}
      action={
        isNarrow ? (
          <ButtonLink to={viewPath({ unread: false, type: undefined })}>Show all notifications</ButtonLink>
        ) : (
          <ButtonLink to="/profile?tab=searches">Your saved searches</ButtonLink>
        )
      }
    >
      {unread
        ? "You're all caught up."
        : "Messages, decisions on your applications, new matches for your saved searches and briefs, and other news appear here."}
    </EmptyState>
  );
}

/** Refetches the list when the number of unread notifications changes, as it does with each new one. */
function useArrivals(unread: number): void {
  const client = useClient();
  const known = useRef(unread);
  useEffect(() => {
    if (known.current === unread) return;
    known.current = unread;
    // After a failure the list stays as it is until the next notification.
    void client.refetchQueries({ include: ["Notifications"] });
  }, [client, unread]);
}

/** The viewer's notifications, filtered by the address. */
export function Center({ view, unread }: { view: NotificationsView; unread: number }) {
  useRefresh(["Notifications", "Viewer"]);
  useArrivals(unread);
  const shown = useDeferredValue(view);
  useProgress(viewPath(shown) !== viewPath(view));
  const { facets, edges } = useNotificationsSuspenseQuery({ variables: viewVariables(shown) }).data
    .notifications;
  return (
    <Page py={{ base: "6", md: "10" }}>
      <Head>
        <PageHeading>Notifications</PageHeading>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {edges.length > 0 && <DownloadList address="/api/notifications.csv" filter={fileFilter(shown)} />}
          <MarkAll view={shown} unread={unread} upTo={edges[0]?.node.turn} />
        </chakra.div>
      </Head>
      <NotificationFilters view={view} unread={unread} counts={facets.types} />
      {edges.length > 0 ? <Steps key={viewPath(shown)} view={shown} /> : <Nothing {...shown} />}
      <chakra.p mt="6" color="fg.muted" fontSize="sm">
        Notifications are removed {READ_DAYS} days after you read them.{" "}
        <TextLink to="/profile?tab=notifications">Choose which come by email</TextLink>
      </chakra.p>
    </Page>
  );
}
