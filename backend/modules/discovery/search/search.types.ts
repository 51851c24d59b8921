import { Field, ID, Int, ObjectType } from "type-graphql";
import { FacetValue } from "../../../shared/listing/reading/facet-counts.ts";
import { Connection } from "../../../shared/paging/connection.ts";
import { Picture } from "../../platform/media/picture.ts";
import { QuotedPage } from "../briefs/judging/record-texts.ts";
import { type SearchKind, SearchKinds } from "./kinds.ts";
import { SearchFacets } from "./search-facets.ts";

@ObjectType({ description: "A part of a text, as offsets in UTF-16 units." })
export class TextRange {
  @Field(() => Int, { description: "Where it begins." })
  start: number;

  @Field(() => Int, { description: "Where it ends." })
  end: number;
}

@ObjectType({ description: "A record that a search has found." })
export class SearchHit {
  @Field(() => SearchKinds, { description: "What kind of record it is." })
  kind: SearchKind;

  @Field(() => ID, { description: "Its id among the records of its kind." })
  recordId: number;

  @Field({ description: "The end of its address." })
  slug: string;

  @Field({ description: "Its title or name." })
  title: string;

  @Field(() => [TextRange], { description: "The words of the title that match." })
  titleMatches: readonly TextRange[];

  @Field({ description: "The sentence that says most of what was searched for, at most 240 characters." })
  excerpt: string;

  @Field(() => [TextRange], { description: "The words of the excerpt that match." })
  excerptMatches: readonly TextRange[];

  @Field(() => QuotedPage, {
    nullable: true,
    description: "The page that the excerpt is on; null where it isn't from a document.",
  })
  excerptPage: QuotedPage | null;

  @Field(() => String, {
    nullable: true,
    description: "Who it belongs to: a vendor, an organization or a university; for a vendor, its location.",
  })
  owner: string | null;

  @Field(() => String, { nullable: true, description: "Its category." })
  category: string | null;

  @Field(() => Picture, {
    nullable: true,
    description:
      "The logo of a solution (or its vendor) or vendor, or the cover of an article; null for none and for other kinds.",
  })
  picture: () => Promise<Picture | null>;
}

@ObjectType({ description: "What a search has found, best first; the best 200 can be paged through." })
export class SearchConnection extends Connection(SearchHit) {
  @Field(() => [FacetValue], {
    description: "How many records of each kind were found, whatever kinds were asked for.",
  })
  kinds: FacetValue[];

  @Field(() => SearchFacets, {
    description: "The values of each filter, with counts of the kinds asked for.",
  })
  facets: SearchFacets;

  @Field(() => String, {
    nullable: true,
    description:
      "The text with misspelled words replaced, which was searched for instead; null if there were none.",
  })
  didYouMean: string | null;

  @Field(() => [String], { description: "The words that nothing contains, not even in a similar form." })
  unknownWords: string[];

  @Field(() => [String], {
    description: 'What stands in "quotes" in the text: every result has it as it is written.',
  })
  phrases: string[];

  @Field(() => [String], { description: "What the text leaves out by a hyphen before it: no result has it." })
  excluded: string[];

  @Field({
    description: "False while many records are being indexed, after a start or an import: there may be more.",
  })
  isComplete: boolean;
}
