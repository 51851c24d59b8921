import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../../shared/access.ts";
import type { Context } from "../../../shared/context.ts";
import { readRow } from "../../../shared/rows/read-rows.ts";
import { Reads } from "../../../shared/rows/reads.ts";
import type { Row } from "../../../shared/rows/row.ts";
import { fields, selectionOf } from "../../../shared/rows/selection.ts";
import { isVisibleTo } from "../../marketplace/posting-base/stage.ts";
import { type CitationFormat, CitationFormats, cite } from "./citation/citation.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { findPaper, relatedPapers } from "./papers/paper.service.ts";
import { ResearchPaper } from "./papers/research-paper.entity.ts";
import { findTrendingTopic, listTrendingTopics } from "./topic.service.ts";
import { TrendingTopic } from "./trending-topic.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

const CITATION_FIELDS = [
  "slug",
  "title",
  "abstract",
  "authors",
  "university",
  "venue",
  "publishedDate",
  "doi",
] as const;

@Resolver(() => ResearchPaper)
export class ResearchPaperResolver {
  @Public()
  @Query(() => ResearchPaper, {
    nullable: true,
    description: "One paper, or null if there is none with this id.",
  })
  researchPaper(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the paper." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ResearchPaper> | null> {
    return findPaper(context, id, selectionOf(info));
  }

  @Public()
  @Query(() => [ResearchPaper], {
    description: "Other papers that share a topic, the category or the university; most similar first.",
  })
  relatedPapers(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the paper." }) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "Number of items, 1 to 100." }) first: number,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<ResearchPaper>[]> {
    return relatedPapers(context, id, first, selectionOf(info));
  }

  @Reads([], { category: fields(["name"]) })
  @FieldResolver(() => String, { description: "The discipline, such as `Biomechanics`." })
  category(@Root() { category }: Row<ResearchPaper>): string {
    return category.name;
  }

  @Reads(CITATION_FIELDS, { topics: fields(["name"]) })
  @FieldResolver(() => String, { description: "The citation of the paper in a reference manager format." })
  citation(
    @Ctx() { publicUrl }: Context,
    @Root() paper: Row<ResearchPaper>,
    @Arg("format", () => CitationFormats, {
      defaultValue: CitationFormats.BIBTEX,
      description: "How the citation is written.",
    })
    format: CitationFormat,
  ): string {
    const url = `${publicUrl}/research/${paper.id}-${paper.slug}`;
    return cite({ ...paper, keywords: paper.topics.map(({ name }) => name), url }, format);
  }
}

@Resolver(() => UniversityPartner)
export class UniversityPartnerResolver {
  @Public()
  @Query(() => UniversityPartner, {
    nullable: true,
    description: "One university partner, or null if there is none with this id.",
  })
  universityPartner(
    @Ctx() { em }: Context,
    @Arg("id", () => ID, { description: "The id of the partner." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<UniversityPartner> | null> {
    return readRow(em, UniversityPartner, id, selectionOf(info));
  }
}

@Resolver(() => Collaboration)
export class CollaborationResolver {
  @Public()
  @Query(() => Collaboration, {
    nullable: true,
    description: "One collaboration, or null if there is none with this id.",
  })
  collaboration(
    @Ctx() { em, actor }: Context,
    @Arg("id", () => ID, { description: "The id of the collaboration." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row<Collaboration> | null> {
    return readRow(em, Collaboration, id, selectionOf(info), isVisibleTo(actor));
  }
}

@Resolver(() => TrendingTopic)
export class TrendingTopicResolver {
  @Public()
  @Query(() => [TrendingTopic], {
    description: "Topics with the most papers in the last 12 months first.",
  })
  trendingTopics(
    @Ctx() context: Context,
    @Arg("first", () => Int, { defaultValue: 10, description: "Number of items, 1 to 100." }) first: number,
    @Arg("afterTopic", () => ID, {
      nullable: true,
      description: "The id of the topic after which the page starts.",
    })
    after: string | null,
  ): Promise<TrendingTopic[]> {
    return listTrendingTopics(context, first, after);
  }

  @Public()
  @Query(() => TrendingTopic, {
    nullable: true,
    description: "One topic with its counts, or null if there is none with this id.",
  })
  trendingTopic(
    @Ctx() context: Context,
    @Arg("id", () => ID, { description: "The id of the topic." }) id: string,
  ): Promise<TrendingTopic | null> {
    return findTrendingTopic(context, id);
  }
}
