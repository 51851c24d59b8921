import { OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../../shared/schema/versioned.ts";

@ObjectType({ description: "A mapping that was saved by a name, for files with the same columns." })
@Entity({ tableName: "import_mappings" })
export class ImportMapping implements Versioned {
  [OptionalProps]?: "savedById";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "What it is called; unique among those of its kind." })
  @Property({ columnType: "citext" })
  name!: string;

  @Field({ description: "The kind of the rows that it makes, such as `solutions`." })
  @Property({ columnType: "text" })
  kind!: string;

  @Field({ description: "The mapping as JSON, as the import command takes it." })
  @Property({ columnType: "text" })
  mapping!: string;

  @Field(() => [String], { description: "The columns that it reads." })
  @Property({ columnType: "text[]" })
  columns!: string[];

  @Property({ type: "integer", nullable: true })
  savedById: number | null = null;

  @Field(() => Int, { description: "Changes each time that it is saved; expected by the next." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When it was last saved." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}
