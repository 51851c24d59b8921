import { Migration } from "@mikro-orm/migrations";

/** Vectors may be of another model than the product's, which has other lengths (decision 168). */
export class VectorsOfAnyModel extends Migration {
  override up(): void {
    this.addSql("alter table encoded_passages drop constraint encoded_passages_vector_check");
    this.addSql(
      `alter table encoded_passages add constraint encoded_passages_vector_check
       check (octet_length(vector) between 1 and 4096) not valid`,
    );
  }
}
