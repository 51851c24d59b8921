import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "All that the hub keeps of a person." })
export class DataExport {
  @Field({ description: "A name for the file." })
  fileName: string;

  @Field({ description: "The data, as JSON text." })
  content: string;
}
