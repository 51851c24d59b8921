import { Field, InputType, ObjectType } from "type-graphql";
import { Connection } from "../../../shared/paging/connection.ts";
import { Difference, Merge, MergeInput, PairSide } from "../merging/merge.types.ts";

@ObjectType({ description: "One of two papers that may be the same." })
export class PaperPairSide extends PairSide {
  @Field({ description: "Its title." })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: "Its key in the source that it was imported from; null if people added it.",
  })
  key: string | null;
}

@ObjectType({ description: "A field in which two papers differ." })
export class PaperDifference extends Difference {}

@ObjectType({ description: "Two papers with the same DOI." })
export class PaperPair {
  @Field({ description: "Their DOI." })
  doi: string;

  @Field(() => PaperPairSide, { description: "The one that was added first." })
  first: PaperPairSide;

  @Field(() => PaperPairSide, { description: "The other one." })
  second: PaperPairSide;

  @Field(() => [PaperDifference], { description: "The fields in which they differ." })
  differences: readonly PaperDifference[];
}

@ObjectType()
export class PaperPairConnection extends Connection(PaperPair) {}

@ObjectType({ description: "A paper that was merged into another." })
export class PaperMerge extends Merge {
  @Field({ description: "The title of the paper that was kept." })
  keptTitle: string;

  @Field({ description: "The title of the paper that was merged into it." })
  mergedTitle: string;
}

@InputType({ description: "Which paper is merged into which, and how." })
export class PaperMergeInput extends MergeInput {}
