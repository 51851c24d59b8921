import { Migration } from "@mikro-orm/migrations";

/** The tables that public content is read from. */
const PUBLIC_TABLES = [
  "blog_categories",
  "blog_comments",
  "blog_post_slugs",
  "blog_posts",
  "categories",
  "claims",
  "collaborations",
  "funding_quarter_rows",
  "funding_quarters",
  "market_figure_rows",
  "market_figures",
  "market_trends",
  "opportunities",
  "opportunity_sports",
  "organization_members",
  "organizations",
  "paper_topics",
  "research_papers",
  "research_topics",
  "reviews",
  "solution_sports",
  "solutions",
  "sports",
  "trend_observations",
  "university_partners",
  "vendor_categories",
  "vendor_checks",
  "vendors",
];

/** The columns shown in a profile: all except those that change with each sign-in and each use. */
const PROFILE = `username, email, first_name, last_name, role, organization, title, phone, bio, location, avatar,
  website, github, linkedin, twitter, permissions, is_active, is_demo, privacy_profile_visibility,
  privacy_profile_discovery, privacy_show_activity_status, deletion_requested_at, deletion_due_at, anonymized_at`;

/** Announces each committed change of a public table on the channel `changes`, by the table's name. */
export class Changes extends Migration {
  override up(): void {
    this.addSql(`create function tell_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('changes', tg_table_name);
        return null;
      end $$`);
    const tell = (events: string, table: string) =>
      this.addSql(`create trigger tell_change after ${events} or truncate on ${table}
        for each statement execute function tell_change()`);
    for (const table of PUBLIC_TABLES) tell("insert or update or delete", table);
    tell(`insert or delete or update of ${PROFILE}`, "users");
  }
}
