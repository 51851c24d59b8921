import type { EntityClass, EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { Organization } from "../../modules/organizations/organization.entity.ts";
import { Category, type CategoryKind } from "../../modules/taxonomy/category.entity.ts";
import { slugify } from "../../shared/text.ts";
import type { TestDatabase } from "../test-database.ts";

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

/** The category with this name, created if missing. */
export async function categoryNamed(em: EntityManager, kind: CategoryKind, name: string): Promise<Category> {
  const found = await em.findOne(Category, { kind, name });
  return found ?? em.create(Category, { kind, name, slug: slugify(name), description: "" });
}

/** The organization with this name, created if missing. */
export async function organizationNamed(em: EntityManager, name: string): Promise<Organization> {
  const found = await em.findOne(Organization, { name });
  const now = new Date();
  return found ?? em.create(Organization, { name, slug: slugify(name), createdAt: now, updatedAt: now });
}

/** The owner of a record: the given person, otherwise the given organization, otherwise the one it names. */
export async function ownerFields(
  em: EntityManager,
  organization: string,
  { ownerOrganization, ownerUser }: Owner,
): Promise<object> {
  if (ownerUser) return { ownerUser: ownerUser.id };
  return { ownerOrganization: ownerOrganization?.id ?? (await organizationNamed(em, organization)) };
}
