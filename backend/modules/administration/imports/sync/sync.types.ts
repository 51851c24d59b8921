import { Field, InputType } from "type-graphql";

@InputType({
  description:
    "A file or an address whose rows are synced into the catalog. In an edit, an optional field that is left out stays as it is.",
})
export class SyncSourceInput {
  @Field({ description: "What it is called, without colons, up to 60 characters." })
  name: string;

  @Field({ description: "The kind of its rows, such as `solutions`." })
  kind: string;

  @Field({ description: "An https:// address, or the name of a file in the sync folder." })
  location: string;

  @Field(() => String, {
    nullable: true,
    description: "`csv`, `tsv`, `xlsx`, `json` or `jsonl`; if empty, the extension of its name decides.",
  })
  format?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The mapping of its columns, as JSON; empty if they have the names of the fields.",
  })
  mapping?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether bad rows are left out. False for a new source.",
  })
  skipBad?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "`none`, or `daily`. `none` for a new source.",
  })
  schedule?: string | null;
}
