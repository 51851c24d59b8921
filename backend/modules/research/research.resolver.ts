import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import { Public } from "../../shared/access.ts";
import type { RequestContext } from "../../shared/request-context.ts";
import { type CitationFormat, CitationFormats, cite } from "./citation/citation.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { findCollaboration, listCollaborations } from "./collaboration.service.ts";
import { findPaper, listPapers, relatedPapers } from "./paper.service.ts";
import { findPartner, listPartners } from "./partner.service.ts";
import {
  CollaborationConnection,
  type CollaborationPage,
  type PaperPage,
  type PartnerPage,
  ResearchPaperConnection,
  UniversityPartnerConnection,
} from "./research.connection.ts";
import { CollaborationsArguments, PapersArguments, PartnersArguments } from "./research.inputs.ts";
import { ResearchPaper } from "./research-paper.entity.ts";
import { ResearchTopic } from "./research-topic.entity.ts";
import { findTrendingTopic, listTrendingTopics } from "./topic.service.ts";
import { TrendingTopic } from "./trending-topic.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

@Resolver(() => ResearchPaper)
export class ResearchPaperResolver {
  @Public()
  @Query(() => ResearchPaperConnection, {
    description: "Papers by search, filter and order, a page at a time.",
  })
  researchPapers(
    @Ctx() context: RequestContext,
    @Args(() => PapersArguments) args: PapersArguments,
  ): Promise<PaperPage> {
    return listPapers(context, args);
  }

  @Public()
  @Query(() => ResearchPaper, {
    nullable: true,
    description: "One paper; null when there is none with this id.",
  })
  researchPaper(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<ResearchPaper | null> {
    return findPaper(context, id);
  }

  @Public()
  @Query(() => [ResearchPaper], {
    description: "Other papers that share a topic, the category or the university; most alike first.",
  })
  relatedPapers(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
    @Arg("first", () => Int, { defaultValue: 3, description: "How many, 1 to 100." }) first: number,
  ): Promise<ResearchPaper[]> {
    return relatedPapers(context, id, first);
  }

  @FieldResolver(() => String, { description: "The discipline, such as `Biomechanics`." })
  async category(@Root() paper: ResearchPaper): Promise<string> {
    const { name } = await paper.category.loadOrFail();
    return name;
  }

  @FieldResolver(() => UniversityPartner, {
    nullable: true,
    description: "The university as a partner; null when it is not one.",
  })
  partner(@Root() paper: ResearchPaper): Promise<UniversityPartner> | null {
    return paper.partner?.loadOrFail() ?? null;
  }

  @FieldResolver(() => [ResearchTopic], { description: "What it is about, by name." })
  async topics(@Root() paper: ResearchPaper): Promise<ResearchTopic[]> {
    const topics = await paper.topics.loadItems();
    return topics.sort((a, b) => a.name.localeCompare(b.name, "en"));
  }

  @FieldResolver(() => String, { description: "The paper as reference managers read it." })
  async citation(
    @Ctx() { publicUrl }: RequestContext,
    @Root() paper: ResearchPaper,
    @Arg("format", () => CitationFormats, { defaultValue: CitationFormats.BIBTEX }) format: CitationFormat,
  ): Promise<string> {
    const topics = await this.topics(paper);
    const url = `${publicUrl}/research/${paper.id}-${paper.slug}`;
    return cite({ ...paper, keywords: topics.map(({ name }) => name), url }, format);
  }
}

@Resolver(() => UniversityPartner)
export class UniversityPartnerResolver {
  @Public()
  @Query(() => UniversityPartnerConnection, {
    description: "University partners by search, filter and order, a page at a time.",
  })
  universityPartners(
    @Ctx() context: RequestContext,
    @Args(() => PartnersArguments) args: PartnersArguments,
  ): Promise<PartnerPage> {
    return listPartners(context, args);
  }

  @Public()
  @Query(() => UniversityPartner, {
    nullable: true,
    description: "One university partner; null when there is none with this id.",
  })
  universityPartner(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<UniversityPartner | null> {
    return findPartner(context, id);
  }
}

@Resolver(() => Collaboration)
export class CollaborationResolver {
  @Public()
  @Query(() => CollaborationConnection, {
    description: "Collaborations by search, filter and order, a page at a time.",
  })
  collaborations(
    @Ctx() context: RequestContext,
    @Args(() => CollaborationsArguments) args: CollaborationsArguments,
  ): Promise<CollaborationPage> {
    return listCollaborations(context, args);
  }

  @Public()
  @Query(() => Collaboration, {
    nullable: true,
    description: "One collaboration; null when there is none with this id.",
  })
  collaboration(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<Collaboration | null> {
    return findCollaboration(context, id);
  }

  @FieldResolver(() => UniversityPartner, {
    nullable: true,
    description: "The organization as a university partner; null when it is not one.",
  })
  partner(@Root() collaboration: Collaboration): Promise<UniversityPartner> | null {
    return collaboration.partner?.loadOrFail() ?? null;
  }
}

@Resolver(() => TrendingTopic)
export class TrendingTopicResolver {
  @Public()
  @Query(() => [TrendingTopic], {
    description: "Topics, those with the most papers of the last 12 months first.",
  })
  trendingTopics(
    @Ctx() context: RequestContext,
    @Arg("first", () => Int, { defaultValue: 10, description: "How many, 1 to 100." }) first: number,
  ): Promise<TrendingTopic[]> {
    return listTrendingTopics(context, first);
  }

  @Public()
  @Query(() => TrendingTopic, {
    nullable: true,
    description: "One topic with its counts; null when there is none with this id.",
  })
  trendingTopic(
    @Ctx() context: RequestContext,
    @Arg("id", () => ID) id: string,
  ): Promise<TrendingTopic | null> {
    return findTrendingTopic(context, id);
  }
}
