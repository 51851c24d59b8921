import { ArrayType, Collection, type Opt, type Ref } from "@mikro-orm/core";
import { Entity, ManyToMany, ManyToOne, PrimaryKey, Property, Unique } from "@mikro-orm/decorators/legacy";
import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Node } from "../../../../shared/schema/node.ts";
import { Category } from "../../taxonomy/category.entity.ts";
import { ResearchTopic } from "../research-topic.entity.ts";
import { UniversityPartner } from "../university-partner.entity.ts";

@ObjectType({ implements: Node, description: "A publication on sports technology." })
@Entity({ tableName: "research_papers" })
export class ResearchPaper {
  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  /** Key in the import source; stable across imports. */
  @Unique()
  @Property({ columnType: "text", nullable: true })
  externalKey?: string | null;

  @Field({ description: "The paper's title." })
  @Property({ columnType: "text" })
  title!: string;

  /** Sort key of the title; a generated column. */
  @Property({ columnType: "text", runtimeType: "string", generated: "lower(title) stored" })
  titleKey!: Opt<string>;

  @Field({ description: "The slug in its URL, /research/{id}-{slug}." })
  @Property({ columnType: "text" })
  slug!: string;

  @Field(() => String, {
    nullable: true,
    complexity: 20,
    description: "The abstract; cards show its beginning as the summary.",
  })
  @Property({ columnType: "text", default: "" })
  abstract: string = "";

  @Field(() => [String], { description: "In the publication's order, given names first." })
  @Property({ type: ArrayType, columnType: "text[]" })
  authors: string[] = [];

  @Field({ description: "The university where the work was done." })
  @Property({ columnType: "text" })
  university!: string;

  @ManyToOne(() => Category, { ref: true })
  category!: Ref<Category>;

  @Field(() => String, { nullable: true, description: "The journal or conference." })
  @Property({ columnType: "text", nullable: true })
  venue?: string | null;

  @Field(() => GraphQLLocalDate, { description: "The day of publication." })
  @Property({ type: "date", runtimeType: "string" })
  publishedDate!: string;

  @Field(() => Int, { description: "The year of publication." })
  @Property({ type: "smallint", generated: "extract(year from published_date) stored" })
  publishedYear!: Opt<number>;

  @Field(() => Int, { nullable: true, description: "Number of citations; null if unknown." })
  @Property({ type: "integer", nullable: true })
  citations?: number | null;

  /** Sort key of the citations, -1 if unknown; a generated column. */
  @Property({ type: "integer", generated: "coalesce(citations, -1) stored" })
  citationsKey!: Opt<number>;

  @Field({ description: "Whether it is freely accessible." })
  @Property({ type: "boolean", default: false })
  openAccess: boolean = false;

  @Field(() => String, {
    nullable: true,
    description: "The address of its full text; null if none is known.",
  })
  @Property({ columnType: "text", nullable: true })
  fullTextUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its DOI in lower case, such as `10.1000/182`; null if none is known.",
  })
  @Property({ columnType: "text", nullable: true })
  doi?: string | null;

  @Field({ description: "When it was first listed." })
  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When the record last changed." })
  @Property({ columnType: "timestamptz(3)", onUpdate: () => new Date() })
  updatedAt: Date = new Date();

  /** When the row last changed; a trigger sets it on every write. Clients use it to keep copies in sync. */
  @Property({ columnType: "timestamptz(3)", runtimeType: "Date", defaultRaw: "now()" })
  changedAt!: Opt<Date>;

  @Field(() => UniversityPartner, {
    nullable: true,
    description: "The university as a partner; null if it isn't one.",
  })
  @ManyToOne(() => UniversityPartner, { ref: true, nullable: true, joinColumn: "partner_id" })
  partner?: Ref<UniversityPartner> | null;

  @Field(() => [ResearchTopic], { description: "The paper's topics, by name." })
  @ManyToMany(() => ResearchTopic, undefined, {
    orderBy: { name: "asc" },
    pivotTable: "paper_topics",
    joinColumn: "paper_id",
    inverseJoinColumn: "topic_id",
  })
  topics = new Collection<ResearchTopic>(this);
}
