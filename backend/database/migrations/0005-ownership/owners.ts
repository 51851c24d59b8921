/** Initially, a record belongs to the organization that it names. */
const ownedByOrganizationOrPerson = (table: string) => [
  `alter table ${table}
     add column owner_organization_id integer references organizations,
     add column owner_user_id integer references users`,
  `update ${table} t set owner_organization_id = o.id
   from organizations o where o.name = t.organization::citext`,
  `alter table ${table} add constraint ${table}_have_one_owner
     check (num_nonnulls(owner_organization_id, owner_user_id) = 1)`,
  `create index ${table}_by_owner_organization on ${table} (owner_organization_id)`,
  `create index ${table}_by_owner_user on ${table} (owner_user_id)`,
];

/** Owners of vendors, opportunities and collaborations, and the authors of reviews. */
export const addOwners = [
  "alter table vendors add column organization_id integer references organizations",
  "update vendors v set organization_id = o.id from organizations o where o.name = v.name",
  "alter table vendors alter column organization_id set not null",
  "create index vendors_by_organization on vendors (organization_id)",
  ...ownedByOrganizationOrPerson("opportunities"),
  ...ownedByOrganizationOrPerson("collaborations"),
  "alter table reviews add column author_id integer references users",
  "create unique index reviews_by_author on reviews (author_id, solution_id) where author_id is not null",
];
