import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import { SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { Done } from "../../../shared/schema/done.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { viewerActivities } from "./activity.service.ts";
import { viewerPartnerships } from "./partnerships/partnership.service.ts";
import { Partnership } from "./partnerships/partnership.types.ts";
import { viewerWeeks, WEEKS } from "./weeks.service.ts";
import { dismissProfileHint, viewerWork } from "./work.service.ts";
import { ActivityWeek, ViewerActivity, ViewerWork } from "./work.types.ts";

@Resolver()
export class DashboardResolver {
  @SignedIn()
  @Query(() => ViewerWork, { description: "What is waiting for the viewer, for the dashboard." })
  viewerWork(@Ctx() context: Context): Promise<ViewerWork> {
    return viewerWork(context);
  }

  @SignedIn()
  @Query(() => [ViewerActivity], {
    description:
      "What the viewer did: applications, messages, reviews, briefs, mentoring and what they saved; latest first.",
  })
  viewerActivities(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, 1 to 100." }) first: number,
  ): Promise<ViewerActivity[]> {
    return viewerActivities(context, first);
  }

  @SignedIn()
  @MaxLength(WEEKS)
  @Query(() => [ActivityWeek], {
    description: "What the viewer saved and applied to in each of the last twelve weeks, oldest first.",
  })
  viewerWeeks(@Ctx() context: Context): Promise<ActivityWeek[]> {
    return viewerWeeks(context);
  }

  @SignedIn()
  @Query(() => [Partnership], {
    description:
      "What the viewer and their organizations lead or take part in together with others; last changed first.",
  })
  viewerPartnerships(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, 1 to 100." }) first: number,
  ): Promise<Partnership[]> {
    return viewerPartnerships(context, first);
  }

  @SignedIn()
  @Mutation(() => Done, { description: "Stops reminding the viewer of their profile's empty fields." })
  dismissProfileHint(@Ctx() context: Context): Promise<Done> {
    return dismissProfileHint(context);
  }
}
