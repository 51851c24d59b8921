/** The audience of an example: anyone, or users with a role. */
export type Audience = "Anyone" | "Student" | "Mentor" | "Investor" | "Business" | "Administrator";

/** An example operation. */
export interface Example {
  /** The value in the address. */
  readonly key: string;
  readonly audience: Audience;
  readonly title: string;
  readonly query: string;
  /** As JSON. */
  readonly variables?: string;
}

/** The operations that the sandbox offers, at least one for each role. */
export const examples = [
  {
    key: "solutions",
    audience: "Anyone",
    title: "Search solutions",
    query: `# The best rated solutions that mention a word, with their vendors.
query SearchSolutions($search: String, $first: Int!) {
  solutions(search: $search, first: $first, sort: BEST_RATED) {
    totalCount
    nodes { id title pricing rating vendor { name verified } }
    pageInfo { hasNextPage endCursor }
  }
}
`,
    variables: '{\n  "search": "video",\n  "first": 5\n}',
  },
  {
    key: "match",
    audience: "Anyone",
    title: "Match a brief",
    query: `# What fits a brief, and why.
query MatchBrief($text: String!) {
  matchSolutions(brief: { text: $text }, first: 3) {
    results { solution { title } score raises unknowns }
  }
}
`,
    variables: '{\n  "text": "Video analysis for soccer that works offline"\n}',
  },
  {
    key: "edges",
    audience: "Anyone",
    title: "Walk from category to review",
    query: `# The best rated solutions of each category, and what was last said about their vendors.
query WalkEdges($first: Int!) {
  categories {
    name
    solutions(first: $first, sort: BEST_RATED) {
      totalCount
      nodes { title vendor { name reviews(first: 1, sort: NEWEST) { totalCount nodes { rating title } } } }
    }
  }
}
`,
    variables: '{\n  "first": 3\n}',
  },
  {
    key: "student",
    audience: "Student",
    title: "Find a mentor",
    query: `# Mentors you can find, and your requests to them.
query FindMentor {
  mentors(first: 10) {
    mentor { firstName lastName organization }
    viewerRequest { status createdAt }
  }
}
`,
  },
  {
    key: "mentor",
    audience: "Mentor",
    title: "Requests for mentoring",
    query: `# Students who asked for mentoring.
query MentoringRequests {
  mentoringRequests(side: MENTOR, first: 20) {
    totalCount
    nodes { status message createdAt student { name } }
  }
}
`,
  },
  {
    key: "investor",
    audience: "Investor",
    title: "What the market may do next",
    query: `# Predictions with their confidence, and funding deals that fit.
query MarketAhead {
  marketPredictions { trend value low high unit confidence predictedOn }
  dealFlow(first: 5) { basedOn isComplete }
}
`,
  },
  {
    key: "business",
    audience: "Business",
    title: "Your solutions and applications",
    query: `# What your organization offers, and who applied to it.
query OurBusiness {
  solutionManagement { published drafts withdrawn }
  receivedApplications(first: 10, sort: NEWEST) {
    totalCount
    nodes { applicantName status submittedAt }
  }
}
`,
  },
  {
    key: "administrator",
    audience: "Administrator",
    title: "What's waiting for a decision",
    query: `# The moderation queue, oldest first.
query WaitingForDecision {
  moderationQueue(state: WAITING, first: 20) {
    totalCount
    nodes { kindLabel authorName waitingSince status }
  }
}
`,
  },
] as const satisfies readonly Example[];
