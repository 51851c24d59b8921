import { dueInFile } from "../../../shared/days/days.ts";
import { listFile } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { exportedName } from "../../../shared/rest-table/exported-name.ts";
import { REST_PAGE } from "../../../shared/rest-table/paging.ts";
import { listInCell, namesInCell } from "../../../shared/rest-table/parameters.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import { toCsv } from "../../../shared/text/csv.ts";
import { collaborationList } from "./collaboration.list.ts";
import { paperList } from "./papers/paper.list.ts";
import { partnerList } from "./partner.list.ts";

interface PaperLine {
  id: string;
  title: string;
  authors: string[];
  university: string;
  category: string;
  venue: string | null;
  publishedDate: string;
  citations: number | null;
  openAccess: boolean;
  fullTextUrl: string | null;
  doi: string | null;
  topics: { name: string }[];
  abstract: string;
}

interface CollaborationLine {
  id: string;
  title: string;
  organization: string;
  type: string;
  description: string;
  budget: number | null;
  duration: string | null;
  dueDate: Date | null;
  requirements: string[];
  contactName: string | null;
  contactEmail: string | null;
  howToApply: string;
  createdAt: Date;
}

interface PartnerLine {
  id: string;
  universityName: string;
  collaborationType: string;
  description: string;
  country: string | null;
  city: string | null;
  website: string | null;
  contactEmail: string | null;
  partnerSince: Date;
}

interface TopicLine {
  id: string;
  topic: string;
  description: string;
  papers: number;
  papersLastYear: number;
  papersYearBefore: number;
  growth: number | null;
}

/** Downloads of research: papers, collaborations, university partners and topics. */
export const researchFileRoutes: RestRoute[] = [
  listFile<PaperLine>(anyList(paperList), {
    summary: "Research papers as CSV, newest first",
    node: `id title authors university category venue publishedDate citations openAccess fullTextUrl doi topics { name }
      abstract`,
    columns: {
      Id: ({ id }) => Number(id),
      Title: ({ title }) => title,
      Authors: ({ authors }) => listInCell(authors),
      University: ({ university }) => university,
      Category: ({ category }) => category,
      Venue: ({ venue }) => venue,
      Published: ({ publishedDate }) => publishedDate,
      Citations: ({ citations }) => citations,
      "Open access": ({ openAccess }) => openAccess,
      Topics: ({ topics }) => namesInCell(topics),
      Abstract: ({ abstract }) => abstract,
      "Full text": ({ fullTextUrl }) => fullTextUrl,
      DOI: ({ doi }) => doi,
    },
  }),
  listFile<CollaborationLine>(anyList(collaborationList), {
    summary: "Collaborations as CSV, due soonest first",
    node: `id title organization type description budget duration dueDate requirements contactName contactEmail
      howToApply createdAt`,
    columns: {
      Id: ({ id }) => Number(id),
      Title: ({ title }) => title,
      Organization: ({ organization }) => organization,
      Type: ({ type }) => type,
      Description: ({ description }) => description,
      "Budget (USD)": ({ budget }) => budget,
      Duration: ({ duration }) => duration,
      Due: ({ dueDate }) => dueInFile(dueDate),
      Requirements: ({ requirements }) => listInCell(requirements),
      Contact: ({ contactName }) => contactName,
      Email: ({ contactEmail }) => contactEmail,
      "How to apply": ({ howToApply }) => howToApply,
      Listed: ({ createdAt }) => createdAt,
    },
  }),
  listFile<PartnerLine>(anyList(partnerList), {
    summary: "University partners as CSV, by name",
    node: "id universityName collaborationType description country city website contactEmail partnerSince",
    columns: {
      Id: ({ id }) => Number(id),
      University: ({ universityName }) => universityName,
      Collaboration: ({ collaborationType }) => collaborationType,
      Description: ({ description }) => description,
      Country: ({ country }) => country,
      City: ({ city }) => city,
      Website: ({ website }) => website,
      Email: ({ contactEmail }) => contactEmail,
      "Partner since": ({ partnerSince }) => partnerSince,
    },
  }),
  route<{ trendingTopics: TopicLine[] }>({
    method: "GET",
    path: "/api/research/topics.csv",
    summary: "Research topics as CSV, those with the most papers in the last 12 months first",
    operation: `query RestTopicFile($after: ID) {
      trendingTopics(first: ${REST_PAGE}, afterTopic: $after) {
        id topic description papers papersLastYear papersYearBefore growth
      }
    }`,
    response: ({ trendingTopics }, isFirst) =>
      toCsv(
        {
          Id: ({ id }) => Number(id),
          Topic: ({ topic }) => topic,
          Description: ({ description }) => description,
          Papers: ({ papers }) => papers,
          "Last 12 months": ({ papersLastYear }) => papersLastYear,
          "12 months before": ({ papersYearBefore }) => papersYearBefore,
          "Growth (%)": ({ growth }) => growth,
        },
        trendingTopics,
        isFirst,
      ),
    nextCursor: ({ trendingTopics }) =>
      trendingTopics.length === REST_PAGE ? (trendingTopics.at(-1)?.id ?? null) : null,
    file: { mediaType: "text/csv; charset=utf-8", name: () => exportedName("topics") },
    allPages: true,
  }),
];
