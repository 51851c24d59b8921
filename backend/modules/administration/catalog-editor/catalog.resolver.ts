import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import { Allowed, OwnTransaction } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { NotFoundError } from "../../../shared/errors.ts";
import { type Page, PageArguments } from "../../../shared/paging/connection.ts";
import { parseId } from "../../../shared/schema/ids.ts";
import {
  CatalogEntry,
  type CatalogOrder,
  CatalogOrders,
  CatalogRecord,
  CatalogRecordConnection,
  CatalogValueInput,
} from "./catalog.types.ts";
import { categoriesFor } from "./categories-for.ts";
import { findEntry } from "./find-entry.ts";
import { type CatalogKind, CatalogKinds } from "./kinds/catalog-kind.ts";
import { findRecord, listRecords } from "./list-records.ts";
import { createRecord, editRecord, removeRecord } from "./writing/edit-records.ts";

const VERSION = { description: "The version that was read." };
const VALUES = { description: "What the form says." };
const KIND = { description: "Its kind." };

async function written(context: Context, kind: CatalogKind, id: number): Promise<CatalogRecord> {
  const record = await findRecord(context, kind, id);
  if (!record) throw new NotFoundError("Someone has removed this record.");
  return record;
}

@Resolver(() => CatalogRecord)
export class CatalogResolver {
  @Allowed("admin")
  @Query(() => CatalogRecordConnection, { description: "The records of a kind, public or not." })
  catalogRecords(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, { description: "Which records." }) kind: CatalogKind,
    @Arg("sort", () => CatalogOrders, {
      defaultValue: CatalogOrders.NAME,
      description: "How they are sorted.",
    })
    order: CatalogOrder,
    @Args(() => PageArguments) page: PageArguments,
    @Arg("search", () => String, {
      nullable: true,
      description: "Part of a name or text; at most 200 characters.",
    })
    search?: string | null,
    @Arg("state", () => String, { nullable: true, description: "Only records in this state, such as draft." })
    state?: string | null,
  ): Promise<Page<CatalogRecord>> {
    return listRecords(context, { kind, order, search: search ?? null, state: state ?? null }, page);
  }

  @Allowed("admin")
  @Query(() => CatalogEntry, { nullable: true, description: "A record as its form shows it." })
  catalogEntry(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, KIND) kind: CatalogKind,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
  ): Promise<CatalogEntry | null> {
    return findEntry(context, kind, parseId(id) ?? 0);
  }

  @Allowed("admin")
  @Query(() => [String], { description: "The categories that records of a kind may be in, by name." })
  catalogCategories(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, { description: "The kind of the records." }) kind: CatalogKind,
  ): Promise<string[]> {
    return categoriesFor(context, kind);
  }

  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => CatalogRecord, { description: "Adds a record to the catalog." })
  async createCatalogRecord(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, KIND) kind: CatalogKind,
    @Arg("values", () => [CatalogValueInput], VALUES) values: CatalogValueInput[],
  ): Promise<CatalogRecord> {
    return written(context, kind, await createRecord(context, kind, values));
  }

  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => CatalogRecord, {
    description: "Changes a record of the catalog; fields that aren't given stay.",
  })
  async updateCatalogRecord(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, KIND) kind: CatalogKind,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("values", () => [CatalogValueInput], VALUES) values: CatalogValueInput[],
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<CatalogRecord> {
    return written(context, kind, await editRecord(context, kind, id, values, version));
  }

  @Allowed("admin")
  @OwnTransaction()
  @Mutation(() => ID, {
    description:
      "Removes a catalog record that nothing refers to. Returns its id. Not for records that can be withdrawn.",
  })
  removeCatalogRecord(
    @Ctx() context: Context,
    @Arg("kind", () => CatalogKinds, KIND) kind: CatalogKind,
    @Arg("id", () => ID, { description: "Its id." }) id: string,
    @Arg("version", () => Int, VERSION) version: number,
  ): Promise<string> {
    return removeRecord(context, kind, id, version);
  }
}
