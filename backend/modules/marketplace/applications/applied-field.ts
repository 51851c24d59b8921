import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { type ClassType, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { asPerson } from "../../../shared/actor.ts";
import type { Context } from "../../../shared/context.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import { Collaboration } from "../../catalog/research/collaboration.entity.ts";
import { Opportunity } from "../opportunities/opportunity.entity.ts";
import type { ApplicationKind } from "./applied-record.ts";

type AppliedLoader = DataLoader<number, boolean>;

/** One loader per request and kind batches the reads of a list into one statement. */
const loaders: Record<ApplicationKind, WeakMap<EntityManager, AppliedLoader>> = {
  opportunity: new WeakMap(),
  collaboration: new WeakMap(),
};

function loaderOf(em: EntityManager, kind: ApplicationKind, userId: number): AppliedLoader {
  let loader = loaders[kind].get(em);
  if (!loader) {
    loader = new DataLoader(async (ids) => {
      const rows = await em.execute<{ id: number }[]>(
        `select ${kind}_id as id from applications
         where applicant_id = ? and ${kind}_id = any(?::integer[]) and status not in ('draft', 'withdrawn')`,
        [userId, `{${ids.join(",")}}`],
      );
      const found = new Set(rows.map(({ id }) => id));
      return ids.map((id) => found.has(id));
    });
    loaders[kind].set(em, loader);
  }
  return loader;
}

function appliedField(kind: ApplicationKind, entity: ClassType<object>): ClassType<object> {
  @Resolver(() => entity)
  class AppliedField {
    @Reads([])
    @FieldResolver(() => Boolean, {
      nullable: true,
      description:
        "Whether the viewer has applied; a draft or a withdrawn application doesn't count. Null if not signed in.",
    })
    async viewerHasApplied(@Ctx() context: Context, @Root() { id }: { id: number }): Promise<boolean | null> {
      const person = asPerson(context.actor);
      return person ? loaderOf(context.em, kind, person.id).load(id) : null;
    }
  }
  return AppliedField;
}

/** The resolvers of the field `viewerHasApplied` of records that users can apply for. */
export const appliedFields = [
  appliedField("opportunity", Opportunity),
  appliedField("collaboration", Collaboration),
] as const;
