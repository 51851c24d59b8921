import type { FieldMapping, Mapping } from "../mapping/mapping.ts";

/** A public source that many have, with its address and what becomes of its columns. */
export interface SourceProfile {
  /** What it is called. */
  readonly name: string;
  readonly kind: string;
  /** An address to start from, or the name of its file in the sync folder. */
  readonly location: string;
  readonly format: string;
  /** What has to be done first, such as a part of the address to replace. */
  readonly hint: string;
  readonly mapping: Omit<Mapping, "source">;
}

const first = (...from: string[]): FieldMapping => ({ from, take: "first" });

/** The known sources, by name. */
export const PROFILES: readonly SourceProfile[] = [
  {
    name: "Crossref",
    kind: "papers",
    location: "https://api.crossref.org/works?query.title=sports+technology&rows=200",
    format: "json",
    hint: "Replace the words of the query. The day is that of the DOI's registration, since many works name only a year.",
    mapping: {
      records: "message.items",
      leaveOut: [{ from: "title", empty: true }],
      fields: {
        id: { from: "DOI" },
        title: first("title"),
        authors: { from: "author.family" },
        university: { ...first("author.affiliation.name", "publisher"), default: "Unknown institution" },
        category: { ...first("type"), replace: { "-": " " }, default: "article" },
        topics: { from: "subject" },
        abstract: { from: "abstract" },
        venue: first("container-title"),
        publishedDate: { from: "created.date-time", match: "^(\\d{4}-\\d{2}-\\d{2})" },
        citations: { from: "is-referenced-by-count" },
        fullTextUrl: { from: "URL" },
        doi: { from: "DOI" },
      },
    },
  },
  {
    name: "Crunchbase",
    kind: "vendors",
    location: "organizations.csv",
    format: "csv",
    hint: "Put the export's organizations.csv into the sync folder.",
    mapping: {
      records: "",
      leaveOut: [
        { from: "name", empty: true },
        { from: "status", is: "closed" },
      ],
      fields: {
        name: { from: "name" },
        description: { from: "short_description" },
        website: { from: "homepage_url" },
        country: { from: "country_code" },
        city: { from: "city" },
        foundedYear: { from: "founded_on", match: "^(\\d{4})" },
        contactEmail: { from: "email" },
        headcountBand: {
          from: "employee_count",
          translate: {
            unknown: null,
            "101-250": "51-200",
            "251-500": "201-500",
            "501-1000": "over-500",
            "1001-5000": "over-500",
            "5001-10000": "over-500",
            "10000+": "over-500",
            "51-100": "51-200",
          },
        },
        categories: { from: "category_list", split: "," },
      },
    },
  },
  {
    name: "EU Funding & Tenders",
    kind: "opportunities",
    location: "eu-funding.json",
    format: "json",
    hint: "The portal answers searches by POST only: save its answer as eu-funding.json in the sync folder.",
    mapping: {
      records: "results",
      leaveOut: [{ from: "metadata.title", empty: true }],
      fields: {
        id: { ...first("metadata.identifier", "reference") },
        title: first("metadata.title"),
        organization: { value: "European Commission" },
        type: { value: "grant" },
        category: { ...first("metadata.callTitle"), default: "EU funding" },
        description: { ...first("metadata.descriptionByte", "summary"), default: "See the portal." },
        dueDate: { ...first("metadata.deadlineDate"), match: "^(\\d{4}-\\d{2}-\\d{2})" },
        postedAt: { ...first("metadata.startDate"), match: "^(\\d{4}-\\d{2}-\\d{2})" },
        howToApply: first("metadata.url", "url"),
      },
    },
  },
  {
    name: "Google Sheets",
    kind: "solutions",
    location: "https://docs.google.com/spreadsheets/d/SHEET/export?format=csv",
    format: "csv",
    hint: "Replace SHEET by the sheet's id, and share it with everyone who has the link. Name its columns like the fields.",
    mapping: {
      records: "",
      fields: {
        id: { from: "id" },
        title: { from: "title" },
        description: { from: "description" },
        category: { from: "category" },
        vendor: { from: "vendor" },
        website: { from: "website" },
        sports: { from: "sports", split: "," },
        tags: { from: "tags", split: "," },
      },
    },
  },
  {
    name: "Grants.gov",
    kind: "opportunities",
    location: "grants.csv",
    format: "csv",
    hint: "Put the extract of opportunities, as CSV, into the sync folder.",
    mapping: {
      records: "",
      leaveOut: [{ from: "OpportunityTitle", empty: true }],
      fields: {
        id: { from: "OpportunityID" },
        title: { from: "OpportunityTitle" },
        organization: { from: "AgencyName", default: "US government" },
        type: { value: "grant" },
        category: {
          from: "OpportunityCategory",
          translate: { D: "Discretionary", M: "Mandatory", C: "Continuation", E: "Earmark", O: "Other" },
          default: "Grants",
        },
        description: { from: "Description", default: "See grants.gov." },
        budget: { from: "AwardCeiling", number: "1,234.5" },
        postedAt: { from: "PostDate", date: "MMDDYYYY" },
        dueDate: { from: "CloseDate", date: "MMDDYYYY" },
        eligibility: { from: "AdditionalInformationOnEligibility" },
        contactEmail: { from: "GrantorContactEmail" },
      },
    },
  },
  {
    name: "OpenAlex",
    kind: "papers",
    location: "https://api.openalex.org/works?search=sports+technology&per-page=200",
    format: "json",
    hint: "Replace the words of the search.",
    mapping: {
      records: "results",
      leaveOut: [{ from: "display_name", empty: true }],
      fields: {
        id: { from: "id" },
        title: { from: "display_name" },
        authors: { from: "authorships.author.display_name" },
        university: { ...first("authorships.institutions.display_name"), default: "Unknown institution" },
        category: { from: "primary_topic.field.display_name", default: "Sports science" },
        topics: { from: "keywords.display_name" },
        venue: { from: "primary_location.source.display_name" },
        publishedDate: { from: "publication_date" },
        citations: { from: "cited_by_count" },
        openAccess: { from: "open_access.is_oa" },
        fullTextUrl: first("open_access.oa_url", "doi"),
        doi: { from: "doi" },
      },
    },
  },
  {
    name: "ROR",
    kind: "partners",
    location: "https://api.ror.org/v2/organizations?query=sport&filter=types:education",
    format: "json",
    hint: "Replace the words of the query.",
    mapping: {
      records: "items",
      leaveOut: [{ from: "status", isNot: "active" }],
      fields: {
        id: { from: "id" },
        universityName: first("names[types=ror_display].value"),
        collaborationType: { value: "Research" },
        country: first("locations.geonames_details.country_name"),
        city: first("locations.geonames_details.name"),
        website: first("links[type=website].value"),
      },
    },
  },
  {
    name: "Startup directory",
    kind: "vendors",
    location: "startups.csv",
    format: "csv",
    hint: "Put the directory's export into the sync folder: Name, Description, Website, HQ Country, HQ City, Founded, Sectors.",
    mapping: {
      records: "",
      leaveOut: [{ from: "Name", empty: true }],
      fields: {
        name: { from: "Name" },
        description: { from: "Description" },
        website: { from: "Website" },
        country: { from: "HQ Country" },
        city: { from: "HQ City" },
        foundedYear: { from: "Founded" },
        categories: { from: "Sectors", split: "," },
      },
    },
  },
];
