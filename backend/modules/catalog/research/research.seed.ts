import type { EntityManager } from "@mikro-orm/postgresql";
import { find, indexByName } from "../../../demo/lookup.ts";
import { dayOf, readRows } from "../../../demo/read.ts";
import { daysBefore, dueAfter } from "../../../shared/days/days.ts";
import { slugify } from "../../../shared/text/text.ts";
import { demoOwners } from "../../marketplace/organizations/organization.seed.ts";
import { seedCategories } from "../taxonomy/category.seed.ts";
import { Collaboration } from "./collaboration.entity.ts";
import { ResearchPaper } from "./papers/research-paper.entity.ts";
import { ResearchTopic } from "./research-topic.entity.ts";
import { UniversityPartner } from "./university-partner.entity.ts";

interface PartnerRow {
  universityName: string;
  collaborationType: string;
  country: string;
  city: string;
  description: string;
  website: string;
  contactEmail: string;
  sinceDaysAgo: number;
}

interface PaperRow {
  title: string;
  authors: string[];
  university: string;
  category: string;
  topics: string[];
  abstract: string;
  venue: string;
  publishedDaysAgo: number;
  citations: number;
  openAccess: boolean;
  /** Set if the paper is openly accessible. */
  fullTextUrl?: string;
  doi?: string;
}

interface CollaborationRow {
  /** The demo account that owns the collaboration instead of the organization. */
  owner?: string;
  title: string;
  organization: string;
  type: string;
  description: string;
  budget: number | null;
  duration: string;
  requirements: string[];
  contactName: string;
  contactEmail: string;
  howToApply: string;
  dueInDays: number | null;
}

/** University partners, topics, papers and collaborations. */
export async function seedResearch(em: EntityManager, today: Date): Promise<void> {
  const owners = await demoOwners(em, today);
  const partners = new Map(
    readRows<PartnerRow>("research/university-partners.json").map(({ sinceDaysAgo, ...row }) => {
      const since = daysBefore(today, sinceDaysAgo);
      const slug = slugify(row.universityName);
      const partner = em.create(UniversityPartner, {
        ...row,
        slug,
        partnerSince: since,
        createdAt: since,
        updatedAt: since,
      });
      return [row.universityName, partner];
    }),
  );
  const topics = indexByName(
    readRows<{ topic: string; description: string }>("research/topics.json").map(({ topic, description }) =>
      em.create(ResearchTopic, { name: topic, slug: slugify(topic), description }),
    ),
  );
  const papers = readRows<PaperRow>("research/papers.json");
  const categories = seedCategories(em, "paper", papers);
  for (const { topics: names, category, publishedDaysAgo, ...row } of papers) {
    const published = daysBefore(today, publishedDaysAgo);
    const paper = em.create(ResearchPaper, {
      ...row,
      slug: slugify(row.title),
      category: find(categories, category),
      publishedDate: dayOf(published),
      partner: partners.get(row.university) ?? null,
      createdAt: published,
      updatedAt: published,
    });
    paper.topics.set(names.map((name) => find(topics, name)));
  }
  for (const { owner, dueInDays, ...row } of readRows<CollaborationRow>("research/collaborations.json")) {
    const person = owners.account(owner);
    em.create(Collaboration, {
      ...row,
      ...(person ? { ownerUser: person } : { ownerOrganization: owners.organization(row.organization) }),
      slug: slugify(row.title),
      partner: partners.get(row.organization) ?? null,
      dueDate: dueInDays === null ? null : dueAfter(today, dueInDays),
      createdAt: daysBefore(today, 14),
      updatedAt: daysBefore(today, 14),
    });
  }
}
