import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { Difference, Merge, MergeInput, PairSide } from "../merging/merge.types.ts";

@ObjectType({ description: "One of two vendors that may be the same." })
export class VendorPairSide extends PairSide {
  @Field({ description: "Its name." })
  name: string;

  @Field({ description: "Whether it is verified." })
  verified: boolean;

  @Field({ description: "Whether it has members, who then manage it." })
  hasMembers: boolean;

  @Field(() => Int, { description: "How many public solutions it has." })
  solutionCount: number;
}

@ObjectType({ description: "A field in which two vendors differ." })
export class VendorDifference extends Difference {}

@ObjectType({ description: "Two vendors that may be the same." })
export class VendorPair {
  @Field({ description: "Whether their websites have the same domain." })
  sameWebsite: boolean;

  @Field({
    description:
      "Whether their names are the same but for legal form and punctuation, and no countries differ.",
  })
  sameName: boolean;

  @Field(() => VendorPairSide, { description: "The one that was added first." })
  first: VendorPairSide;

  @Field(() => VendorPairSide, { description: "The other one." })
  second: VendorPairSide;

  @Field(() => [VendorDifference], { description: "The fields in which they differ." })
  differences: readonly VendorDifference[];
}

@ObjectType()
export class VendorPairConnection extends Connection(VendorPair) {}

@ObjectType({ description: "A vendor that was merged into another." })
export class VendorMerge extends Merge {
  @Field({ description: "The name of the vendor that was kept." })
  keptName: string;

  @Field({ description: "The name of the vendor that was merged into it." })
  mergedName: string;
}

@InputType({ description: "Which vendor is merged into which, and how." })
export class VendorMergeInput extends MergeInput {}
