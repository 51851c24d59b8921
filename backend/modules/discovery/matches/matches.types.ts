import { Field, Int, ObjectType } from "type-graphql";
import type { FacetCounts } from "../../../shared/listing/reading/facet-counts.ts";
import { Person } from "../../account/profiles/privacy/person.ts";
import { ResearchPaper } from "../../catalog/research/papers/research-paper.entity.ts";
import { Vendor } from "../../catalog/vendors/vendor.entity.ts";
import { Opportunity } from "../../marketplace/opportunities/opportunity.entity.ts";
import { MatchReasons, SolutionMatch } from "../briefs/brief.types.ts";
import { vendorNarrowing } from "./narrowed-vendors.ts";
import { JudgedNeed } from "./needs.ts";

const RANK = { description: "Its place among the matches, from 1." };

@ObjectType({
  description: "A vendor that fits, and why; the titles of its solutions may be quoted, too.",
})
export class VendorMatch extends MatchReasons {
  @Field(() => Int, RANK)
  rank: number;

  @Field(() => Vendor, { description: "The vendor." })
  vendor: object;
}

@ObjectType({ description: "An open opportunity that fits, and why." })
export class OpportunityMatch extends MatchReasons {
  @Field(() => Int, RANK)
  rank: number;

  @Field(() => Opportunity, { description: "The opportunity." })
  opportunity: object;

  @Field(() => [JudgedNeed], { description: "What it says it needs, and what was said about each." })
  needs: JudgedNeed[];
}

@ObjectType({ description: "A paper that fits, and why." })
export class PaperMatch extends MatchReasons {
  @Field(() => Int, RANK)
  rank: number;

  @Field(() => ResearchPaper, { description: "The paper." })
  paper: object;
}

@ObjectType({ description: "A mentor who fits, and why." })
export class MentorMatch extends MatchReasons {
  @Field(() => Int, RANK)
  rank: number;

  @Field(() => Person, { description: "The mentor, as others see them." })
  mentor: Person;
}

@ObjectType()
abstract class Fits {
  @Field(() => [String], {
    description:
      "What was read to find them, such as `Your profile`; empty if nothing is known, in which case there are none.",
  })
  basedOn: readonly string[];

  @Field({
    description: "False in the first seconds after a start, while records are still being indexed.",
  })
  isComplete: boolean;
}

@ObjectType({ description: "The solutions that fit an opportunity best." })
export class FittingSolutions extends Fits {
  @Field(() => [SolutionMatch], { description: "Best first." })
  results: SolutionMatch[];

  @Field(() => Int, { description: "How many that would have fit are left out because they cost more." })
  ruledOut: number;
}

@ObjectType({ description: "The vendors that fit best." })
export class FittingVendors extends Fits {
  @Field(() => [VendorMatch], { description: "Best first, or in the order that was asked for." })
  results: VendorMatch[];

  @Field(() => Int, { description: "How many fit and match the filters; the first are returned." })
  totalCount: number;

  @Field(() => vendorNarrowing.Facets, {
    description: "The values of each filter among the vendors that fit, with counts.",
  })
  facets: FacetCounts["facets"];
}

@ObjectType({ description: "The open opportunities that fit best." })
export class FittingOpportunities extends Fits {
  @Field(() => [OpportunityMatch], { description: "Best first." })
  results: OpportunityMatch[];
}

@ObjectType({ description: "The papers that fit best." })
export class FittingPapers extends Fits {
  @Field(() => [PaperMatch], { description: "Best first." })
  results: PaperMatch[];
}

@ObjectType({ description: "The mentors who fit best." })
export class FittingMentors extends Fits {
  @Field(() => [MentorMatch], { description: "Best first." })
  results: MentorMatch[];
}
