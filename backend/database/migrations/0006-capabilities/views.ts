import { subjectColumns, subjectIndexes } from "./subject.ts";

/** Tables of subjects with view counts by kind. */
const SUBJECTS = { post: "blog_posts" };

/** Views of the current hour, to prevent double counting; existing post views are migrated. */
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
