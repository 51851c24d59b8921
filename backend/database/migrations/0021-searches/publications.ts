interface Listed {
  readonly list: string;
  readonly table: string;
  /** The column with the time since which a row has been in its current state. */
  readonly since: string;
  /** The conditions, by column, for public rows; without them, all are public. */
  readonly isPublic?: readonly { readonly column: string; readonly is: string }[];
}

const published = [{ column: "status", is: "published" }];
const posted = [
  { column: "stage", is: "published" },
  { column: "status", is: "open" },
];

/** The tables whose rows can become public, by the name of their list. */
const LISTED: readonly Listed[] = [
  { list: "solutions", table: "solutions", since: "created_at", isPublic: published },
  { list: "vendors", table: "vendors", since: "created_at" },
  { list: "opportunities", table: "opportunities", since: "posted_at", isPublic: posted },
  { list: "researchPapers", table: "research_papers", since: "created_at" },
  { list: "universityPartners", table: "university_partners", since: "created_at" },
  { list: "collaborations", table: "collaborations", since: "created_at", isPublic: posted },
  { list: "marketTrends", table: "market_trends", since: "created_at" },
  { list: "blogPosts", table: "blog_posts", since: "dated_at", isPublic: published },
];

const conditionOf = (isPublic: Listed["isPublic"] = [], row = "") =>
  isPublic.map(({ column, is }) => `${row}${column} = '${is}'`).join(" and ");

const noteAll = ({ list, since, isPublic }: Listed, from: string, turn: string) =>
  `insert into publications (list, record_id, published_at, turn)
   select '${list}', id, least(${since}, now()), ${turn} from ${from}
   ${isPublic ? `where ${conditionOf(isPublic)}` : ""} on conflict do nothing`;

/** A record is added once, when it first becomes public; those public before have the first turn. */
const noting = (each: Listed) => {
  const { list, table, isPublic } = each;
  return [
    noteAll(each, table, "1"),
    `create function note_new_${table}() returns trigger language plpgsql as $$
     begin
       ${noteAll(each, "fresh", "null")};
       return null;
     end $$`,
    `create trigger note_new after insert on ${table} referencing new table as fresh
     for each statement execute function note_new_${table}()`,
    ...(isPublic
      ? [
          `create trigger note_published after update of ${isPublic.map(({ column }) => column).join(", ")} on ${table}
           for each row when (${conditionOf(isPublic, "new.")} and not (${conditionOf(isPublic, "old.")}))
           execute function note_published('${list}')`,
        ]
      : []),
  ];
};

/** The ledger of publications: a row's turn is assigned later, in the order in which transactions end. */
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
