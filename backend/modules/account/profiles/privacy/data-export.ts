import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "All data stored about a person." })
export class DataExport {
  @Field({ description: "A suggested file name." })
  fileName: string;

  @Field({ description: "The data, as JSON text." })
  content: string;
}
