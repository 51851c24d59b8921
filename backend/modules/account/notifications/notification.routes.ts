import { toWord } from "../../../shared/listing/words.ts";
import {
  nextOf,
  pageParameters,
  pageVariables,
  type RestPageInfo,
} from "../../../shared/rest-table/paging.ts";
import { namedCaller, withNumericId } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";

interface NotificationRow {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: unknown;
}

/** REST endpoints of notifications. */
export const notificationRoutes: RestRoute[] = [
  route<{ notifications: { nodes: NotificationRow[]; pageInfo: RestPageInfo } }>({
    method: "GET",
    path: "/api/dashboard/notifications/{userId}",
    summary: "Your notifications, latest first",
    query: { ...pageParameters, role: namedCaller.role },
    operation: `query RestNotifications($userId: ID!, $first: Int!, $after: String) {
      notifications(recipientId: $userId, first: $first, after: $after) {
        totalCount nodes { id type title text path isRead createdAt readAt }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    variables: (request) => ({ userId: request.path.userId, ...pageVariables(request) }),
    response: ({ notifications }) =>
      notifications.nodes.map((row) => ({ ...withNumericId(row), type: toWord(row.type) })),
    nextCursor: ({ notifications }) => nextOf(notifications.pageInfo),
  }),
];
