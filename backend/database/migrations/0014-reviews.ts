import { Migration } from "@mikro-orm/migrations";
import { extendReviews } from "./0014-reviews/reviews.ts";
import { scoreByReviews } from "./0014-reviews/scores.ts";

/** Reviews with pros, cons, moderation and the vendor's reply; solutions and vendors ordered by a Bayesian mean. */
export class Reviews extends Migration {
  override up(): void {
    for (const sql of [...extendReviews, ...scoreByReviews]) this.addSql(sql);
    this.addSql(`create trigger tell_change after insert or update or delete or truncate on review_replies
      for each statement execute function tell_change()`);
  }
}
