import { Field, InputType } from "type-graphql";

@InputType({ description: "A mapping to save by name." })
export class ImportMappingInput {
  @Field({ description: "What it is called, up to 60 characters." })
  name: string;

  @Field({ description: "The kind of the rows that it makes, such as `solutions`." })
  kind: string;

  @Field({
    description:
      "The mapping as JSON, as the import command takes it, with or without a source, up to 50,000 characters.",
  })
  mapping: string;
}
