import { Ctx, Mutation, Query, Resolver } from "type-graphql";
import { BySession, OwnTransaction, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { CalendarAddress, NewCalendarAddress } from "./calendar-address.entity.ts";
import { findCalendar, renewCalendar, revokeCalendar } from "./calendar-address.service.ts";

@Resolver()
export class CalendarResolver {
  @SignedIn()
  @Query(() => CalendarAddress, {
    nullable: true,
    description: "The viewer's private calendar; null if it has no address.",
  })
  calendarAddress(@Ctx() context: Context): Promise<CalendarAddress | null> {
    return findCalendar(context);
  }

  @SignedIn()
  @OwnTransaction()
  @BySession()
  @Mutation(() => NewCalendarAddress, {
    description:
      "Creates a secret address for the viewer's calendar of deadlines; the previous one stops working.",
  })
  renewCalendarAddress(@Ctx() context: Context): Promise<NewCalendarAddress> {
    return renewCalendar(context);
  }

  @SignedIn()
  @BySession()
  @Mutation(() => Done, { description: "Revokes the address of the viewer's calendar." })
  revokeCalendarAddress(@Ctx() context: Context): Promise<Done> {
    return revokeCalendar(context);
  }
}
