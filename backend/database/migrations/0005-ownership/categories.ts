/** Restricts a table's categories to one kind: the foreign key is the category's id and kind. */
const addCategoryReference = (table: string, kind: string) =>
  `alter table ${table}
     add column category_kind text not null generated always as ('${kind}') stored,
     add foreign key (category_id, category_kind) references categories (id, kind)`;

/** For tables that already referenced a category by id. */
const constrainKind = (table: string, kind: string) => [
  `alter table ${table} drop constraint ${table}_category_id_fkey`,
  addCategoryReference(table, kind),
];

/**
 * For tables that had a category as text. Spellings that differ only in case are merged into the most frequent one;
 * names with the same slug are numbered.
 */
const moveTextToCategories = (table: string, kind: string) => [
  `do $$
   declare
     spelling record;
     free text;
     attempt integer;
   begin
     for spelling in
       select (array_agg(category order by uses desc, first))[1] as name, min(first) as place
       from (select category, count(*) as uses, min(id) as first from ${table} group by category) spellings
       group by category::citext order by place
     loop
       free := slug_of(spelling.name);
       attempt := 1;
       while exists (select from categories where kind = '${kind}' and slug = free) loop
         attempt := attempt + 1;
         free := slug_of(spelling.name) || '-' || attempt;
       end loop;
       insert into categories (kind, name, slug) values ('${kind}', spelling.name, free);
     end loop;
   end $$`,
  `alter table ${table} add column category_id integer`,
  `update ${table} t set category_id = c.id
   from categories c where c.kind = '${kind}' and c.name = t.category::citext`,
  `alter table ${table} alter column category_id set not null, drop column category`,
  addCategoryReference(table, kind),
  `create index ${table}_by_category on ${table} (category_id)`,
];

/** Categories of every kind in one table, with names and slugs unique per kind. */
export const addCategoryKinds = [
  `alter table categories
     add column kind text not null default 'solution' check (kind in ('solution', 'opportunity', 'paper', 'trend')),
     drop constraint categories_name_key,
     drop constraint categories_slug_key,
     add unique (id, kind)`,
  `alter table categories alter column kind drop default,
     add constraint categories_name_key unique (kind, name),
     add constraint categories_slug_key unique (kind, slug)`,
  ...constrainKind("solutions", "solution"),
  ...constrainKind("vendor_categories", "solution"),
  ...moveTextToCategories("opportunities", "opportunity"),
  ...moveTextToCategories("research_papers", "paper"),
  ...moveTextToCategories("market_trends", "trend"),
];
