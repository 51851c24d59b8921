import { Field, InputType } from "type-graphql";

@InputType({ description: "A file or an address whose rows are synced into the catalog." })
export class SyncSourceInput {
  @Field({ description: "What it is called, without colons, up to 60 characters." })
  name: string;

  @Field({ description: "The kind of its rows, such as `solutions`." })
  kind: string;

  @Field({ description: "An https:// address, or the name of a file in the sync folder." })
  location: string;

  @Field({
    defaultValue: "",
    description: "`csv`, `tsv`, `xlsx`, `json` or `jsonl`; if empty, the extension of its name decides.",
  })
  format: string;

  @Field({
    defaultValue: "",
    description: "The mapping of its columns, as JSON; empty if they have the names of the fields.",
  })
  mapping: string;

  @Field({ defaultValue: false, description: "Whether bad rows are left out." })
  skipBad: boolean;

  @Field({ defaultValue: "none", description: "`none`, or `daily`." })
  schedule: string;
}
