import type { Module } from "../../../shared/module.ts";
import { CalendarResolver } from "./calendar.resolver.ts";
import { CalendarAddress } from "./calendar-address.entity.ts";
import { calendarData } from "./personal-data.ts";
import { privateCalendar } from "./private-calendar.ts";
import { standingCalendar } from "./standing-calendar.ts";

/** A person's deadlines at a secret URL, for calendar applications. */
export const calendar: Module = {
  entities: [CalendarAddress],
  resolvers: [CalendarResolver],
  access: {
    area: "account",
    operations: {
      "Mutation.renewCalendarAddress": "signed in",
      "Mutation.revokeCalendarAddress": "signed in",
      "Query.calendarAddress": "signed in",
    },
  },
  routers: [privateCalendar],
  personalData: calendarData,
  standingAccess: standingCalendar,
};
