import { Migration } from "@mikro-orm/migrations";

/**
 * Allows vectors of other models than the product's, with other dimensions, and stores the model (decision
 * 84).
 */
export class VectorsOfAnyModel extends Migration {
  override up(): void {
    this.addSql("alter table encoded_passages drop constraint encoded_passages_vector_check");
    this.addSql(
      `alter table encoded_passages add constraint encoded_passages_vector_check
       check (octet_length(vector) between 1 and 4096) not valid`,
    );
    this.addSql(`create table encoder_in_use (
      is_only boolean primary key default true check (is_only),
      model text not null
    )`);
    this.addSql("comment on table encoder_in_use is 'By which model records were last to be encoded'");
    this.addSql("insert into encoder_in_use (model) values ('universal-sentence-encoder-lite-1/128')");
  }
}
