import { ArgsType, Field } from "type-graphql";
import { PageArguments } from "../../shared/connection.ts";

@ArgsType()
export class VendorsArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description: "Part of the name or description, whatever its case, at most 200 characters.",
  })
  search?: string | null;
}
