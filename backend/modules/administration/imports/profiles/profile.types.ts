import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A public source that many use, with what a sync of it needs." })
export class SyncProfile {
  @Field({ description: "What it is called." })
  name: string;

  @Field({ description: "The kind of its rows, such as `papers`." })
  kind: string;

  @Field({ description: "An address to start from, or the name of its file in the sync folder." })
  location: string;

  @Field({ description: "The format of its content, such as `json`." })
  format: string;

  @Field({ description: "What has to be done first." })
  hint: string;

  @Field({ description: "The mapping of its columns, as JSON." })
  mapping: string;
}
