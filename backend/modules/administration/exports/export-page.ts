import { Field, ID, Int, ObjectType } from "type-graphql";

@ObjectType({ description: "A part of an export." })
export class ExportPage {
  @Field({ description: "The rows as CSV; the first page begins with the header." })
  csv: string;

  @Field(() => Int, { description: "The number of rows." })
  rows: number;

  @Field(() => Int, {
    nullable: true,
    description: "How many rows all pages have, as counted with the first one; null on the others.",
  })
  totalCount: number | null;

  @Field(() => ID, { nullable: true, description: "The cursor for the next page; null after the last one." })
  endCursor: string | null;
}
