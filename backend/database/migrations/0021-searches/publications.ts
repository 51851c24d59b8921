interface Listed {
  readonly list: string;
  readonly table: string;
  /** The column that says since when a row is what it is. */
  readonly since: string;
  /** The status of those that are public; without it, all are. */
  readonly status?: string;
}

/** What can become public, by the name of its list. */
const LISTED: readonly Listed[] = [
  { list: "solutions", table: "solutions", since: "created_at", status: "published" },
  { list: "vendors", table: "vendors", since: "created_at" },
  { list: "opportunities", table: "opportunities", since: "posted_at", status: "open" },
  { list: "researchPapers", table: "research_papers", since: "created_at" },
  { list: "universityPartners", table: "university_partners", since: "created_at" },
  { list: "collaborations", table: "collaborations", since: "created_at" },
  { list: "marketTrends", table: "market_trends", since: "created_at" },
  { list: "blogPosts", table: "blog_posts", since: "dated_at", status: "published" },
];

const noteAll = ({ list, since, status }: Listed, from: string, turn: string) =>
  `insert into publications (list, record_id, published_at, turn)
   select '${list}', id, least(${since}, now()), ${turn} from ${from}
   ${status ? `where status = '${status}'` : ""} on conflict do nothing`;

/** A record is noted once, the first time that it is public; what was public before is of the first turn. */
const noting = (each: Listed) => {
  const { list, table, status } = each;
  return [
    noteAll(each, table, "1"),
    `create function note_new_${table}() returns trigger language plpgsql as $$
     begin
       ${noteAll(each, "fresh", "null")};
       return null;
     end $$`,
    `create trigger note_new after insert on ${table} referencing new table as fresh
     for each statement execute function note_new_${table}()`,
    ...(status
      ? [
          `create trigger note_published after update of status on ${table}
           for each row when (new.status = '${status}' and old.status is distinct from '${status}')
           execute function note_published('${list}')`,
        ]
      : []),
  ];
};

/** The ledger of what became public: a row's turn is given later, in the order in which transactions end. */
export const createPublications = [
  `create table publications (
     list text not null check (length(list) between 1 and 60),
     record_id integer not null,
     published_at timestamptz(3) not null,
     turn integer check (turn >= 1),
     primary key (list, record_id)
   )`,
  "create index publications_without_turn on publications (list, record_id) where turn is null",
  "create index publications_by_turn on publications (turn desc) where turn is not null",
  "create index publications_of_list_by_turn on publications (list, turn desc, record_id desc)",
  "create index publications_of_list_by_date on publications (list, published_at desc, record_id desc)",
  `create function note_published() returns trigger language plpgsql as $$
   begin
     insert into publications (list, record_id, published_at)
     values (tg_argv[0], new.id, now()) on conflict do nothing;
     return null;
   end $$`,
  ...LISTED.flatMap(noting),
];
