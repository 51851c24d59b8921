import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { type CatalogKind, CatalogKinds } from "./kinds/catalog-kind.ts";

/** The sort orders of the catalog's table. */
export const CatalogOrders = { NAME: "name", NEWEST: "newest" } as const;
export type CatalogOrder = (typeof CatalogOrders)[keyof typeof CatalogOrders];
registerEnumType(CatalogOrders, {
  name: "CatalogOrder",
  description: "How the catalog is sorted.",
  valuesConfig: {
    NAME: { description: "By name or title." },
    NEWEST: { description: "Most recently added first." },
  },
});

@ObjectType({ description: "A record of the catalog, of whatever kind." })
export class CatalogRecord {
  @Field(() => ID)
  id: string;

  @Field(() => CatalogKinds, { description: "What kind of record it is." })
  kind: CatalogKind;

  @Field({ description: "Its name or title." })
  label: string;

  @Field({ description: "What distinguishes it from others, such as its vendor." })
  detail: string;

  @Field(() => String, {
    nullable: true,
    description: "Such as published or draft; null where there are no states.",
  })
  state: string | null;

  @Field({ description: "When it last changed." })
  updatedAt: Date;

  @Field(() => Int, { description: "What an edit is based on." })
  version: number;

  @Field(() => String, { nullable: true, description: "The path of its public page; null if there is none." })
  page: string | null;

  @Field({ description: "The path of its editor." })
  editor: string;
}

@ObjectType()
export class CatalogRecordConnection extends Connection(CatalogRecord) {}

@ObjectType({ description: "A field of a record's form." })
export class CatalogValue {
  @Field({ description: "The field's name." })
  name: string;

  @Field({ description: "Its value as text; lists have one item per line." })
  value: string;
}

@ObjectType({ description: "A record as its form shows it." })
export class CatalogEntry {
  @Field(() => ID)
  id: string;

  @Field(() => CatalogKinds, { description: "What kind of record it is." })
  kind: CatalogKind;

  @Field({ description: "Its name or title." })
  label: string;

  @Field(() => Int, { description: "What an edit is based on." })
  version: number;

  @Field(() => [CatalogValue], { description: "What it says, in the order of its form." })
  values: CatalogValue[];
}

@InputType({ description: "The value of a form's field." })
export class CatalogValueInput {
  @Field({ description: "The field's name." })
  name: string;

  @Field({ description: "Its value as text, at most 100,000 characters." })
  value: string;
}
