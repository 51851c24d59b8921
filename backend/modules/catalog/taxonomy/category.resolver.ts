import { Ctx, Query, Resolver } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { RequestContext } from "../../../shared/request-context.ts";
import { MaxLength } from "../../../shared/schema/max-length.ts";
import { Category } from "./category.entity.ts";
import { listCategories, listSports } from "./category.service.ts";
import { Sport } from "./sport.entity.ts";

@Resolver(() => Category)
export class CategoryResolver {
  @Public()
  @MaxLength(30)
  @Query(() => [Category], { description: "All solution categories, by name." })
  categories(@Ctx() context: RequestContext): Promise<Category[]> {
    return listCategories(context);
  }

  @Public()
  @MaxLength(50)
  @Query(() => [Sport], { description: "All sports, by name." })
  sports(@Ctx() context: RequestContext): Promise<Sport[]> {
    return listSports(context);
  }
}
