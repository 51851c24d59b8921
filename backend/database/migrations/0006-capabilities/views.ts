import { subjectColumns, subjectIndexes } from "./subject.ts";

/** Whose views are counted. */
const SUBJECTS = { post: "blog_posts" };

/** Who has seen what within the hour, so that nobody counts twice; the posts' views move here. */
export const createViews = [
  `create table views (
     ${subjectColumns(SUBJECTS)},
     visitor bytea not null check (length(visitor) = 32),
     hour timestamptz(3) not null,
     primary key (subject_kind, subject_id, visitor, hour)
   )`,
  ...subjectIndexes("views", SUBJECTS),
  "create index views_by_hour on views (hour)",
  "lock table blog_views in access exclusive mode",
  `insert into views (subject_kind, subject_id, visitor, hour)
   select 'post', post_id, visitor, hour from blog_views`,
  "drop table blog_views",
];
