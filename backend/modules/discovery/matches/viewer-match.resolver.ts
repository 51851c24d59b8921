import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields } from "../../../shared/rows/selection.ts";
import { Opportunity } from "../../marketplace/opportunities/opportunity.entity.ts";
import type { Needing } from "./needs.ts";
import { ViewerMatch, viewerMatch } from "./viewer-match.ts";

/** The fields that an opportunity's needs are read from. */
const NEEDS: [string[], Parameters<typeof Reads>[1]] = [
  ["requirements", "levels"],
  { category: fields(["name"]), sports: fields(["name"]) },
];

/** Adds the viewer's match to opportunities. */
@Resolver(() => Opportunity)
export class ViewerMatchResolver {
  @Reads(...NEEDS)
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "The share of its needs that the viewer says they meet, 0 to 100, as `viewerMatch` explains; null if not signed in, or if nothing is known about the viewer.",
  })
  async matchPercentage(
    @Ctx() context: Context,
    @Root() opportunity: Row<Opportunity>,
  ): Promise<number | null> {
    return (await viewerMatch(context, needingOf(opportunity)))?.percentage ?? null;
  }

  @Reads(...NEEDS)
  @FieldResolver(() => ViewerMatch, {
    nullable: true,
    description:
      "How well it matches the viewer, need by need; null if not signed in, or if nothing is known about the viewer.",
  })
  viewerMatch(@Ctx() context: Context, @Root() opportunity: Row<Opportunity>): Promise<ViewerMatch | null> {
    return viewerMatch(context, needingOf(opportunity));
  }
}

function needingOf({ category, sports, levels, requirements }: Row<Opportunity>): Needing {
  return { category: category.name, sports: sports.map(({ name }) => name), levels, requirements };
}
