import { OptionalProps } from "@mikro-orm/core";
import { Entity, PrimaryKey, Property } from "@mikro-orm/decorators/legacy";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { Versioned } from "../../../shared/schema/versioned.ts";
import { type SynonymOrigin, SynonymOrigins, type SynonymStatus, SynonymStatuses } from "./synonym-kinds.ts";

@ObjectType({ description: "Two terms that search treats as the same." })
@Entity({ tableName: "search_synonyms" })
export class SearchSynonym implements Versioned {
  [OptionalProps]?: "origin";

  @Field(() => ID)
  @PrimaryKey({ type: "integer" })
  id!: number;

  @Field({ description: "A word or a phrase; searching for it also finds what it means." })
  @Property({ columnType: "citext" })
  term!: string;

  @Field({ description: "What it means: another word or phrase." })
  @Property({ columnType: "citext" })
  means!: string;

  @Field({ description: "Whether searching for what it means also finds the term." })
  @Property({ type: "boolean", default: true })
  twoWay: boolean = true;

  @Property({ type: "boolean", default: false })
  learned: boolean = false;

  @Field(() => SynonymOrigins, { description: "Where it comes from." })
  @Property({
    columnType: "text",
    runtimeType: "string",
    generated: "(case when learned then 'learned' else 'given' end) stored",
  })
  origin!: SynonymOrigin;

  @Field(() => SynonymStatuses, { description: "Whether search uses it." })
  @Property({ columnType: "text", default: SynonymStatuses.ACTIVE })
  status: SynonymStatus = SynonymStatuses.ACTIVE;

  @Field(() => String, {
    nullable: true,
    description: "What a learned one was learned from, in words; null for one that was given.",
  })
  @Property({ columnType: "text", nullable: true })
  source: string | null = null;

  @Field(() => Int, { description: "Changes with each edit; expected by the edits." })
  @Property({ type: "integer", default: 1 })
  version: number = 1;

  @Property({ columnType: "timestamptz(3)" })
  createdAt: Date = new Date();

  @Field({ description: "When it was last changed." })
  @Property({ columnType: "timestamptz(3)" })
  updatedAt: Date = new Date();
}
