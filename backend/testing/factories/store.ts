import type { EntityClass, EntityManager, FilterQuery, RequiredEntityData } from "@mikro-orm/postgresql";
import { Organization } from "../../modules/marketplace/organizations/organization.entity.ts";
import { slugify } from "../../shared/text/text.ts";
import type { TestDatabase } from "../servers/test-database.ts";

/** A test app or another holder of a test's database. */
export interface HasDatabase {
  readonly database: Pick<TestDatabase, "orm">;
}

/** Properties of a test row; the rest has realistic defaults. Related rows are passed as entities. */
export type Fields<Entity, Relations extends string = never> = Partial<
  Omit<RequiredEntityData<Entity>, Relations>
>;

/** A row that another refers to. */
export type Reference = { readonly id: number };

/** The owner of a record, if not the organization that it names. */
export interface Owner {
  readonly ownerOrganization?: Reference | undefined;
  readonly ownerUser?: Reference | undefined;
}

let count = 0;

/** A unique text within the test file, such as `Vendor 7`. */
export function unique(word: string): string {
  count += 1;
  return `${word} ${count}`;
}

/** Stores the row created by `make`, in its own unit of work. */
export async function store<Entity extends object>(
  { database }: HasDatabase,
  entity: EntityClass<Entity>,
  make: (em: EntityManager) => object | Promise<object>,
): Promise<Entity> {
  const em = database.orm.em.fork();
  const row = em.create(entity, (await make(em)) as RequiredEntityData<Entity>);
  await em.flush();
  return row;
}

/** The row of this name, made where it is missing; `fields` are part of what it is found by. */
export async function named<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  name: string,
  fields: object = {},
): Promise<Entity> {
  const found = await em.findOne(entity, { name, ...fields } as FilterQuery<NoInfer<Entity>>);
  const row = { name, slug: slugify(name), ...fields };
  return found ?? em.create(entity, row as unknown as RequiredEntityData<Entity>);
}

/** The rows of these names. */
export async function allNamed<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  names: readonly string[],
  fields: object = {},
): Promise<Entity[]> {
  const rows: Entity[] = [];
  for (const name of names) rows.push(await named(em, entity, name, fields));
  return rows;
}

/** The n-th of some values, from the first again after the last: so the rows of a spread differ, and repeat. */
export function nth<Value>(values: readonly Value[], n: number): Value {
  return values[n % values.length] as Value;
}

/** The owner of a record: the given person, otherwise the given organization, otherwise the one it names. */
export async function ownerFields(
  em: EntityManager,
  organization: string,
  { ownerOrganization, ownerUser }: Owner,
): Promise<object> {
  if (ownerUser) return { ownerUser: ownerUser.id };
  return { ownerOrganization: ownerOrganization?.id ?? (await named(em, Organization, organization)) };
}
