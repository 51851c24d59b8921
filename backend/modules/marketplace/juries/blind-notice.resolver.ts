import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../shared/context.ts";
import { Applying } from "../applications/application.resolver.ts";

@Resolver(() => Applying)
export class BlindNoticeResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether reviewers judge applications to it without being told who applies; what applicants write themselves can't be hidden.",
  })
  async isReviewedBlind(@Root() { call: { kind, id } }: Applying, @Ctx() { em }: Context): Promise<boolean> {
    const [blind] = await em.execute<unknown[]>(
      `select from juries j join jury_rounds r on r.jury_id = j.id and r.is_blind where j.${kind}_id = ? limit 1`,
      [id],
    );
    return blind !== undefined;
  }
}
