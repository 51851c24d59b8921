import { Field, InputType } from "type-graphql";
import { SolutionInput } from "../solutions/editing/solution.inputs.ts";
import { VendorInput } from "../vendors/editing/vendor.inputs.ts";

@InputType({ description: "A company that lists itself, and the first of what it offers." })
export class VendorListingInput {
  @Field(() => VendorInput, { description: "The company. Messages name its fields as `vendor.name`." })
  vendor: VendorInput;

  @Field(() => SolutionInput, {
    description: "Its first solution. Messages name its fields as `solution.title`.",
  })
  solution: SolutionInput;
}
