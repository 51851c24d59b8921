import type { GraphQLResolveInfo } from "graphql";
import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import { asPerson, personOf } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { selectionOf } from "../../../shared/rows/selection.ts";
import { User } from "../identity/user.entity.ts";
import { Notification } from "./notification.entity.ts";
import { ownNotifications } from "./notification.list.ts";
import { type NotificationType, NotificationTypes } from "./notification-type.ts";
import { countUnread, markAllRead, markRead } from "./reading.service.ts";

@ObjectType({ description: "What was marked, and the viewer, with the number still unread." })
export class MarkedNotifications {
  @Field(() => Int, { description: "How many were marked." })
  count: number;

  /** The id of the notification, if a single one was marked. */
  id?: number;
}

@Resolver(() => MarkedNotifications)
export class MarkedNotificationsResolver {
  @FieldResolver(() => User, { description: "The viewer." })
  viewer(@Ctx() context: Context): Promise<User> {
    return context.em.findOneOrFail(User, personOf(context).id);
  }

  @FieldResolver(() => Notification, {
    nullable: true,
    description: "The one that was marked; null if several were.",
  })
  notification(
    @Root() { id = 0 }: MarkedNotifications,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Notification> | null> {
    return readRow(context.em, Notification, id, selectionOf(info), ownNotifications(context.actor));
  }
}

@Resolver(() => Notification)
export class NotificationResolver {
  @SignedIn()
  @Query(() => Int, { description: "Number of the viewer's unread notifications." })
  unreadCount(@Ctx() context: Context): Promise<number> {
    return countUnread(context);
  }

  @SignedIn()
  @Mutation(() => MarkedNotifications, {
    description: "Marks one of the viewer's notifications as read, or as unread again.",
  })
  async markNotificationRead(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The notification's id." }) id: string,
    @Arg("read", { defaultValue: true, description: "False marks it as unread." }) read: boolean,
  ): Promise<MarkedNotifications> {
    return { count: 1, id: await markRead(context, id, read) };
  }

  @SignedIn()
  @Mutation(() => MarkedNotifications, { description: "Marks the viewer's unread notifications as read." })
  async markNotificationsRead(
    @Ctx() context: Context,
    @Arg("types", () => [NotificationTypes], { nullable: true, description: "Only those of these types." })
    types: NotificationType[] | null,
    @Arg("upTo", () => Int, {
      nullable: true,
      description: "Only those up to this turn, the latest that was seen.",
    })
    upTo: number | null,
  ): Promise<MarkedNotifications> {
    return { count: await markAllRead(context, { types, upTo }) };
  }

  @Reads(["readAt"])
  @FieldResolver(() => Boolean, { description: "Whether it was read." })
  isRead(@Root() { readAt }: Pick<Row<Notification>, "readAt">): boolean {
    return readAt != null;
  }
}

@Resolver(() => User)
export class UnreadNotificationsResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "Number of the viewer's unread notifications; null for other accounts.",
  })
  async unreadNotifications(@Root() { id }: User, @Ctx() context: Context): Promise<number | null> {
    return asPerson(context.actor)?.id === id ? countUnread(context) : null;
  }
}
