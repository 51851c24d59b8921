/** Values by column. */
export type Row = Record<string, unknown>;

/** A row of a kind, and what becomes of it. */
export interface KindCase {
  readonly kind: string;
  readonly table: string;
  readonly row: Row;
  /** What differs in a second import. */
  readonly change: Row;
  /** What the first import stores. */
  readonly stored: Row;
  /** Errors by field. */
  readonly bad: Row;
}

/** One of each kind but solutions and vendors. */
export const KIND_CASES: KindCase[] = [
  {
    kind: "opportunities",
    table: "opportunities",
    row: {
      id: "a",
      title: "Turf test rig",
      organization: "Lowmoor Park",
      type: "Technology",
      category: "Smart Venue",
      description: "Wanted.",
      budget: 40000,
      dueDate: "2027-03-31",
      postedAt: "2026-01-05",
      requirements: ["ISO 1", "Two visits"],
      levels: ["Youth academy"],
      sports: ["Soccer", "Rugby"],
      contactEmail: "a@lowmoor.example",
    },
    change: { sports: ["Soccer", "Golf"] },
    stored: {
      external_key: "list:a",
      slug: "turf-test-rig",
      type: "technology",
      budget: 40000,
      levels: ["youth-academy"],
      requirements: ["ISO 1", "Two visits"],
      status: "open",
      budget_band: "under-50k",
    },
    bad: { budget: -1, type: "??", levels: ["moon"], dueDate: "soon", contactEmail: "nobody", title: "" },
  },
  {
    kind: "papers",
    table: "research_papers",
    row: {
      id: "p",
      title: "Sled tests",
      authors: ["Ada Quist", "Bo Ek"],
      university: "Quist University",
      category: "Biomechanics",
      topics: ["Load"],
      publishedDate: "2026-02-28",
      citations: 3,
      openAccess: true,
      fullTextUrl: "quist.example/sled-tests",
    },
    change: { topics: ["Load", "Turf"] },
    stored: {
      authors: ["Ada Quist", "Bo Ek"],
      citations: 3,
      open_access: true,
      full_text_url: "https://quist.example/sled-tests",
      published_year: 2026,
    },
    bad: { publishedDate: "2026-02-30", citations: 1.5, openAccess: "perhaps", university: "" },
  },
  {
    kind: "partners",
    table: "university_partners",
    row: {
      id: "u",
      universityName: "Quist University",
      collaborationType: "Joint research",
      website: "https://quist.example",
    },
    change: { country: "Norway" },
    stored: { university_name: "Quist University", slug: "quist-university", country: null },
    bad: { universityName: "", website: "javascript:alert(1)", contactEmail: "x" },
  },
  {
    kind: "topics",
    table: "research_topics",
    row: { id: "t", topic: "Load Monitoring", description: "Units." },
    change: { description: "Units and days." },
    stored: { name: "Load Monitoring", slug: "load-monitoring" },
    bad: { topic: "x".repeat(121) },
  },
  {
    kind: "trends",
    table: "market_trends",
    row: {
      id: "m",
      title: "Rigs get cheaper",
      category: "Wearables",
      description: "They do.",
      impactScore: 7.5,
      sentiment: "POSITIVE",
      source: "Lowmoor Notes",
      observations: [
        { observedOn: "2026-06-30", value: -2.5 },
        { observedOn: "2026-03-31", value: 1 },
      ],
    },
    change: { observations: [{ observedOn: "2026-06-30", value: -2 }] },
    stored: { impact_score: "7.5", sentiment: "positive" },
    bad: {
      impactScore: 11,
      sentiment: "glad",
      source: "",
      observations: "none",
    },
  },
  {
    kind: "figures",
    table: "market_figures",
    row: {
      id: "f",
      kind: "segment",
      name: "Rigs",
      valueUsd: 31_100_000_000,
      growthPercent: -4.5,
      companies: 12,
      source: "Lowmoor Notes",
      asOf: "2024-12-31",
      breakdown: [
        { name: "Indoor", valueUsd: 31_000_000_000, companies: 7 },
        { name: "Outdoor", valueUsd: 100_000_000, companies: 5 },
      ],
    },
    change: { breakdown: [{ name: "All", valueUsd: 31_100_000_000 }] },
    stored: { kind: "segment", value_usd: "31100000000", growth_percent: "-4.5" },
    bad: { kind: "rumor", valueUsd: -1, asOf: "2024-13-01", breakdown: "{" },
  },
  {
    kind: "quarters",
    table: "funding_quarters",
    row: {
      id: "q",
      year: 2025,
      quarter: 1,
      amountUsd: 3_000_000_000,
      deals: 50,
      source: "Lowmoor Notes",
      asOf: "2025-03-31",
      breakdown: [{ name: "Wearables", amountUsd: 3_000_000_000, deals: 50 }],
    },
    change: { deals: 51 },
    stored: { year: 2025, quarter: 1, amount_usd: "3000000000", deals: 50 },
    bad: { year: 1, quarter: 5, deals: "many" },
  },
  {
    kind: "collaborations",
    table: "collaborations",
    row: {
      id: "c",
      title: "Pose against markers",
      organization: "Quist University",
      type: "Validation study",
      description: "Wanted.",
      budget: 92000,
      duration: "12 months",
      dueDate: "2027-03-31",
      requirements: ["Batch processing", "Named statistician"],
      contactEmail: "sport@quist.example",
      howToApply: "Write.",
    },
    change: { requirements: ["Batch processing"] },
    stored: { external_key: "list:c", slug: "pose-against-markers", budget: 92000, duration: "12 months" },
    bad: { title: "", budget: -1, dueDate: "soon", contactEmail: "nobody" },
  },
  {
    kind: "claims",
    table: "claims",
    row: {
      id: "v",
      key: "vendors",
      label: "Vendors",
      text: "500+ vendors",
      value: 500,
      isTarget: true,
      source: "Product target",
      note: "Meant to be listed.",
      asOf: "2026-03-31",
    },
    change: { text: "600+ vendors", value: 600 },
    stored: { key: "vendors", text: "500+ vendors", value: 500, is_target: true },
    bad: { key: "1st", text: "", value: "many", asOf: "2026-13-01" },
  },
  {
    kind: "organizations",
    table: "organizations",
    row: { name: "Lowmoor Park", website: "lowmoor.example" },
    change: { website: "https://park.example" },
    stored: { name: "Lowmoor Park", slug: "lowmoor-park", website: "https://lowmoor.example" },
    bad: { name: "", website: "javascript:alert(1)" },
  },
  {
    kind: "posts",
    table: "blog_posts",
    row: {
      id: "b",
      title: "Light and speed",
      content: "<h2>Gates</h2><p>Gates at <strong>10 m</strong>.</p><ul><li>One</li></ul>",
      category: "Timing",
      tags: ["Gates"],
      publishedAt: "2026-03-01T09:00:00Z",
    },
    change: { excerpt: "Gates." },
    stored: {
      slug: "light-and-speed",
      content: "**Gates**\n\nGates at 10 m.\n\n- One",
      status: "draft",
      tags: ["Gates"],
    },
    bad: {
      title: "",
      content: "",
      featuredImage: "javascript:alert(1)",
      publishedAt: "soon",
      publish: "perhaps",
    },
  },
  {
    kind: "users",
    table: "account_invitations",
    row: { email: "Kim@lowmoor.example", firstName: "Kim", lastName: "Ode", role: "Mentor" },
    change: { title: "Coach" },
    stored: { email: "Kim@lowmoor.example", first_name: "Kim", role: "mentor", token_hash: null },
    bad: { email: "nobody", role: "admin", firstName: "x".repeat(81) },
  },
];
