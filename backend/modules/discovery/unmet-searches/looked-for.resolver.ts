import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, Public, SignedIn } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import type { VisitorContext } from "../../platform/view-counts/visitor-context.ts";
import { lookedForFrom, markWanted, noteSearch, reportSearches } from "./looked-for.service.ts";
import { LookedFor, SearchReport } from "./looked-for.types.ts";

@Resolver()
export class LookedForResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      "Counts a text that somebody looked for: once per network and week, bots and what may tell of a person excluded. Returns whether it was counted.",
  })
  noteSearch(
    @Ctx() context: VisitorContext,
    @Arg("text", { description: "What was looked for." }) text: string,
  ): Promise<boolean> {
    return noteSearch(context, text);
  }

  @Allowed("admin")
  @Query(() => SearchReport, { description: "What was looked for in a week and not found well." })
  searchReport(
    @Ctx() context: Context,
    @Arg("week", () => GraphQLLocalDate, {
      nullable: true,
      description: "The Monday with which the week begins; without it, the present week.",
    })
    week?: string | null,
  ): Promise<SearchReport> {
    return reportSearches(context, week);
  }

  @SignedIn()
  @Query(() => [LookedFor], {
    description:
      "The 20 texts that most networks looked for in the last 8 weeks and that lead to a vendor's categories; for the members of its organization and administrators, empty for others.",
  })
  lookedFor(
    @Ctx() context: Context,
    @Arg("vendorId", () => ID, { description: "The vendor's id." }) vendorId: string,
  ): Promise<LookedFor[]> {
    return lookedForFrom(context, vendorId);
  }

  @Allowed("admin")
  @Mutation(() => Boolean, {
    description:
      "Notes that a solution for a text is wanted, or takes the note back. Returns whether it is noted.",
  })
  markWanted(
    @Ctx() context: Context,
    @Arg("text", { description: "A text from the report." }) text: string,
    @Arg("isWanted", { description: "Whether it is wanted." }) isWanted: boolean,
  ): Promise<boolean> {
    return markWanted(context, text, isWanted);
  }
}
