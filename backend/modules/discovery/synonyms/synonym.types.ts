import { Field, InputType, Int, ObjectType } from "type-graphql";

@InputType({ description: "Two terms that mean the same." })
export class SearchSynonymInput {
  @Field({ description: "A word or a phrase, at most 80 characters." })
  term: string;

  @Field({ description: "What it means: another word or phrase, at most 80 characters." })
  means: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether searching for what it means also finds the term; true for a new one, and unchanged in an edit, if left out.",
  })
  twoWay?: boolean | null;
}

@ObjectType({ description: "What a search finds." })
export class SynonymSample {
  @Field(() => Int, { description: "How many records." })
  totalCount: number;

  @Field(() => [String], { description: "The titles of the first five, best first." })
  titles: readonly string[];
}

@ObjectType({ description: "What a search finds without a synonym and with it." })
export class SynonymPreview {
  @Field({ description: "The text that was searched for." })
  text: string;

  @Field({ description: "Without it; every other synonym counts." })
  without: SynonymSample;

  @Field({ description: "With it." })
  with: SynonymSample;

  @Field({ description: "False while many records are being indexed: there may be more." })
  isComplete: boolean;
}
