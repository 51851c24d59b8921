import { Arg, Field, Int, ObjectType, Resolver, Root, Subscription } from "type-graphql";
import { BySession, SignedIn } from "../../../../shared/access.ts";
import { sessionOf } from "../../../../shared/actor.ts";
import { Notification } from "../notification.entity.ts";
import { followNews } from "./follow.ts";
import type { LiveContext } from "./hub.ts";
import type { News } from "./read-news.ts";

@ObjectType({ description: "What is new to the viewer." })
export class NotificationNews {
  @Field(() => Int, {
    description: "The turn that it goes up to; if the connection breaks, ask for what comes after it.",
  })
  turn: number;

  @Field(() => Int, { description: "Number of the viewer's unread notifications." })
  unreadCount: number;

  @Field(() => [Notification], {
    description: "What came after the last turn, in order; empty in a heartbeat.",
  })
  notifications: Notification[];
}

@Resolver()
export class NewsResolver {
  @SignedIn()
  @BySession()
  @Subscription(() => NotificationNews, {
    description:
      "The viewer's new notifications as they come, and the number of unread ones as it changes, until the session ends. Served at `/graphql/stream` as server-sent events, with a heartbeat every 20 seconds.",
    subscribe: ({ context, args }) =>
      followNews(context as LiveContext, sessionOf(context as LiveContext), args.after ?? undefined),
  })
  notificationNews(
    @Root() news: News,
    @Arg("after", () => Int, {
      nullable: true,
      description: "The last turn that was received; what came since then comes first.",
    })
    _after: number | null,
  ): News {
    return news;
  }
}
