// Generated from the gateway's table by `npm run schema`; do not edit.
import type { ApiCall } from "./api-call.ts";

/** Every call of the REST API. */
export const calls: readonly ApiCall[] = [
  {
    "id": "getAdminAuditLogs",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/audit-logs",
    "summary": "The audit trail, latest first",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "actor",
        "type": "string",
        "description": "A username, the id of an account, `system` or `visitor`."
      },
      {
        "name": "action",
        "type": "string",
        "description": "Actions, such as `vendor.verified`.",
        "repeatable": true
      },
      {
        "name": "subject",
        "type": "string",
        "description": "A kind of record, such as `vendor`, or one record, such as `vendor:12`."
      },
      {
        "name": "from",
        "type": "string",
        "description": "The first day, such as `2027-03-04`, in the hub's time zone."
      },
      {
        "name": "to",
        "type": "string",
        "description": "The last day, in the hub's time zone."
      },
      {
        "name": "sign-ins",
        "type": "string",
        "description": "True: only sign-ins; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `latest` by default.",
        "values": [
          "latest"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  occurredAt: date-time\n  actorKind: string\n  actorId: integer or null\n  actorUsername: string or null\n  action: string\n  description: string\n  subjectKind: string\n  subjectId: integer or null\n  subjectName: string or null\n  address: string or null\n  requestId: string or null\n  changes: [{\n    field: string\n    before: string or null\n    after: string or null\n  }]\n}]"
  },
  {
    "id": "getAdminAuditLogsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/audit-logs.csv",
    "summary": "The audit trail as CSV, latest first",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "actor",
        "type": "string",
        "description": "A username, the id of an account, `system` or `visitor`."
      },
      {
        "name": "action",
        "type": "string",
        "description": "Actions, such as `vendor.verified`.",
        "repeatable": true
      },
      {
        "name": "subject",
        "type": "string",
        "description": "A kind of record, such as `vendor`, or one record, such as `vendor:12`."
      },
      {
        "name": "from",
        "type": "string",
        "description": "The first day, such as `2027-03-04`, in the hub's time zone."
      },
      {
        "name": "to",
        "type": "string",
        "description": "The last day, in the hub's time zone."
      },
      {
        "name": "sign-ins",
        "type": "string",
        "description": "True: only sign-ins; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `latest` by default.",
        "values": [
          "latest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminBlogPosts",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/blog/posts",
    "summary": "Posts in any status, newest first",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or excerpt; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "status",
        "type": "string",
        "description": "Only posts in this status.",
        "values": [
          "draft",
          "published",
          "archived",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}]"
  },
  {
    "id": "postAdminBlogPosts",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/blog/posts",
    "summary": "Create a draft",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [
      {
        "name": "title",
        "type": "string",
        "required": true
      },
      {
        "name": "slug",
        "type": "string",
        "required": false
      },
      {
        "name": "excerpt",
        "type": "string",
        "required": false
      },
      {
        "name": "content",
        "type": "string",
        "required": true
      },
      {
        "name": "category",
        "type": "string",
        "required": true
      },
      {
        "name": "tags",
        "type": "[string] or string",
        "required": false,
        "description": "A list, or the JSON text of one."
      },
      {
        "name": "featuredImage",
        "type": "string",
        "required": false
      },
      {
        "name": "seoTitle",
        "type": "string",
        "required": false
      },
      {
        "name": "seoDescription",
        "type": "string",
        "required": false
      }
    ],
    "example": "{\"title\":\"What a training load says\",\"content\":\"A week of sprints is not a week of distance. Compare like with like.\",\"category\":\"Wearable Technology\",\"tags\":[\"load\",\"sprints\"]}",
    "answer": "{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}"
  },
  {
    "id": "getAdminBlogPostsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/blog/posts.csv",
    "summary": "Posts in any status as CSV, newest first, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or excerpt; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "status",
        "type": "string",
        "description": "Only posts in this status.",
        "values": [
          "draft",
          "published",
          "archived",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminBlogPostsById",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/blog/posts/{id}",
    "summary": "A post in any status; send its ETag as If-Match when you edit it",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}"
  },
  {
    "id": "putAdminBlogPostsById",
    "tag": "admin",
    "method": "PUT",
    "path": "/api/admin/blog/posts/{id}",
    "summary": "Update a post",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [
      {
        "name": "title",
        "type": "string",
        "required": true
      },
      {
        "name": "slug",
        "type": "string",
        "required": false
      },
      {
        "name": "excerpt",
        "type": "string",
        "required": false
      },
      {
        "name": "content",
        "type": "string",
        "required": true
      },
      {
        "name": "category",
        "type": "string",
        "required": true
      },
      {
        "name": "tags",
        "type": "[string] or string",
        "required": false,
        "description": "A list, or the JSON text of one."
      },
      {
        "name": "featuredImage",
        "type": "string",
        "required": false
      },
      {
        "name": "seoTitle",
        "type": "string",
        "required": false
      },
      {
        "name": "seoDescription",
        "type": "string",
        "required": false
      }
    ],
    "example": "{\"title\":\"What a training load says\",\"content\":\"A week of sprints is not a week of distance. Compare like with like.\",\"category\":\"Wearable Technology\",\"tags\":[\"load\",\"sprints\"]}",
    "answer": "{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}"
  },
  {
    "id": "deleteAdminBlogPostsById",
    "tag": "admin",
    "method": "DELETE",
    "path": "/api/admin/blog/posts/{id}",
    "summary": "Delete a post with its comments and likes",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n}"
  },
  {
    "id": "postAdminBlogPostsByIdPublish",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/blog/posts/{id}/publish",
    "summary": "Publish a draft",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}"
  },
  {
    "id": "postAdminBulkNotifications",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/bulk-notifications",
    "summary": "Send an alert to people, chosen by id, username, role, organization or sign-up day: at least one",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [
      {
        "name": "userIds",
        "type": "[integer]",
        "required": false
      },
      {
        "name": "usernames",
        "type": "[string]",
        "required": false
      },
      {
        "name": "roles",
        "type": "[string]",
        "required": false,
        "values": [
          "admin",
          "user",
          "student",
          "mentor",
          "investor"
        ]
      },
      {
        "name": "organization",
        "type": "string",
        "required": false
      },
      {
        "name": "joinedSince",
        "type": "string",
        "required": false,
        "description": "Only people who signed up on this day or later, such as `2027-03-04`, in the hub's time zone."
      },
      {
        "name": "title",
        "type": "string",
        "required": true
      },
      {
        "name": "message",
        "type": "string",
        "required": true
      },
      {
        "name": "type",
        "type": "string",
        "required": true,
        "description": "Required.",
        "values": [
          "info",
          "success",
          "warning",
          "error"
        ]
      },
      {
        "name": "key",
        "type": "string",
        "required": false,
        "description": "A UUID of your own; if you send the alert with it again, no one gets it twice."
      }
    ],
    "example": "{\"title\":\"Maintenance\",\"message\":\"The site pauses for ten minutes tonight at 11 pm UTC.\",\"type\":\"info\",\"roles\":[\"mentor\"]}",
    "answer": "{\n  message: string\n  recipients: integer\n}"
  },
  {
    "id": "getAdminBulkOperationsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/bulk-operations.csv",
    "summary": "Bulk operations of the last 90 days as CSV, latest first",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminBulkOperationsByIdUsersCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/bulk-operations/{id}/users.csv",
    "summary": "The accounts of a bulk operation as a CSV file",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminBulkOperationsResultsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/bulk-operations/results.csv",
    "summary": "The accounts in bulk operations and the result for each as CSV",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "operation",
        "type": "string",
        "description": "Only accounts of this operation."
      },
      {
        "name": "result",
        "type": "string",
        "description": "Only accounts with one of these results.",
        "values": [
          "done",
          "skipped",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `chosen` by default.",
        "values": [
          "chosen"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminCatalogCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/catalog.csv",
    "summary": "The records of a kind as listed in the catalog, as CSV; drafts of postings are left out",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "kind",
        "type": "string",
        "description": "The kind of record; `solutions` by default.",
        "values": [
          "solutions",
          "vendors",
          "opportunities",
          "collaborations",
          "papers",
          "partners",
          "topics",
          "trends",
          "figures",
          "quarters",
          "claims",
          "categories"
        ]
      },
      {
        "name": "state",
        "type": "string",
        "description": "Only records in this state, such as `draft`."
      },
      {
        "name": "search",
        "type": "string",
        "description": "Part of a name or text; at most 200 characters."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminContentStats",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/content-stats",
    "summary": "How much published content there is",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  totalContent: {\n    solutions: integer\n    opportunities: integer\n  }\n  verifiedVendors: integer\n  computedAt: date-time\n}"
  },
  {
    "id": "getAdminDemoRequestsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/demo-requests.csv",
    "summary": "Demo requests as CSV, newest first, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminExportByKind",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/export/{kind}",
    "summary": "All users, solutions, vendors, opportunities or analytics as CSV",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminImportsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/imports.csv",
    "summary": "Imports as CSV, newest first; for members, those of their organizations",
    "caller": "token",
    "roles": [
      "Administrator",
      "Business User",
      "Student",
      "Mentor/Professor",
      "Investor"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "organization",
        "type": "string",
        "description": "Only imports by the members of one of these organizations.",
        "repeatable": true
      },
      {
        "name": "status",
        "type": "string",
        "description": "Only imports in one of these statuses.",
        "values": [
          "waiting",
          "running",
          "written",
          "refused",
          "failed",
          "undoing",
          "undone",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminModerationCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/moderation.csv",
    "summary": "The moderation queue as CSV: what's waiting, oldest first, or what was decided",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "state",
        "type": "string",
        "description": "What's waiting for a decision, or what was decided; `waiting` by default.",
        "values": [
          "waiting",
          "decided"
        ]
      },
      {
        "name": "kind",
        "type": "string",
        "description": "Only records of this kind.",
        "values": [
          "review",
          "comment",
          "message",
          "vendor-listing",
          "vendor-claim",
          "opportunity",
          "collaboration"
        ]
      },
      {
        "name": "search",
        "type": "string",
        "description": "Text in what was written or in its author's name, at most 200 characters."
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminRecentActivities",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/recent-activities",
    "summary": "The latest ten entries in the audit trail, without sign-ins",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  id: integer\n  description: string\n  createdAt: date-time\n}]"
  },
  {
    "id": "postAdminSeedBlogData",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/seed-blog-data",
    "summary": "Add any missing sample posts",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  message: string\n  posts: integer\n  comments: integer\n}"
  },
  {
    "id": "postAdminSolutions",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/solutions",
    "summary": "Add a solution",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [
      {
        "name": "title",
        "type": "string",
        "required": true
      },
      {
        "name": "description",
        "type": "string",
        "required": true
      },
      {
        "name": "category",
        "type": "string",
        "required": true
      },
      {
        "name": "vendor",
        "type": "string",
        "required": true
      },
      {
        "name": "pricing",
        "type": "string",
        "required": false
      },
      {
        "name": "features",
        "type": "[string] or string",
        "required": false,
        "description": "A list, or the JSON text of one."
      },
      {
        "name": "tags",
        "type": "[string] or string",
        "required": false,
        "description": "A list, or the JSON text of one."
      },
      {
        "name": "integrations",
        "type": "[string] or string",
        "required": false,
        "description": "A list, or the JSON text of one."
      },
      {
        "name": "rating",
        "type": "number",
        "required": false,
        "description": "0 to 5, in steps of 0.1."
      },
      {
        "name": "reviewCount",
        "type": "integer",
        "required": false,
        "description": "0: a new solution has no reviews yet."
      }
    ],
    "example": "{\"title\":\"Sprint Gate Pro\",\"description\":\"Light gates that time sprints to a thousandth of a second.\",\"category\":\"Performance Tracking\",\"vendor\":\"Brindlefox Video\",\"pricing\":\"$1,200\"}",
    "answer": "{\n  slug: string\n  title: string\n  description: string\n  pricing: string or null\n  features: [string]\n  tags: [string]\n  integrations: [string]\n  rating: number\n  reviewCount: integer\n  id: integer\n  category: string\n  vendor: string\n}"
  },
  {
    "id": "postAdminSyncData",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/sync-data",
    "summary": "Start a sync of all enabled sources; it runs in the background",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  message: string\n  id: integer\n  sources: [string]\n}"
  },
  {
    "id": "getAdminSyncResultsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/sync-results.csv",
    "summary": "The history of syncs as CSV, newest first, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "status",
        "type": "string",
        "description": "Only results with one of these statuses.",
        "values": [
          "waiting",
          "running",
          "written",
          "unchanged",
          "refused",
          "failed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminSynonymsCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/synonyms.csv",
    "summary": "Synonyms as CSV, by term, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of either term; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "id",
        "type": "string",
        "description": "Only the synonyms with these ids.",
        "repeatable": true
      },
      {
        "name": "status",
        "type": "string",
        "description": "Only synonyms in one of these statuses.",
        "values": [
          "active",
          "proposed",
          "refused",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "origin",
        "type": "string",
        "description": "Only synonyms of one of these origins.",
        "values": [
          "given",
          "learned",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `term` by default.",
        "values": [
          "term"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminSystemHealth",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/system-health",
    "summary": "The system's status, checked now, and its totals",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  systemStatus: string\n  totalUsers: integer\n  activeUsers: integer\n  totalSolutions: integer\n  totalVendors: integer\n  computedAt: date-time\n  checks: [{\n    name: string\n    passed: boolean\n    detail: string\n    rule: string\n  }]\n}"
  },
  {
    "id": "getAdminUserAnalytics",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/user-analytics",
    "summary": "Accounts by role, and how many registered this month",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  userRoles: [{\n    role: string\n    count: integer\n  }]\n  recentRegistrations: integer\n  monthBegan: date-time\n  computedAt: date-time\n}"
  },
  {
    "id": "getAdminUsers",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/users",
    "summary": "All accounts except deleted ones, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of a username, email address, full name or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Only accounts with one of these roles.",
        "values": [
          "admin",
          "user",
          "student",
          "mentor",
          "investor",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "active",
        "type": "string",
        "description": "True: only active accounts; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "oldest",
          "name"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}]"
  },
  {
    "id": "getAdminUsersCsv",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/users.csv",
    "summary": "The accounts of a search or filter as CSV, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of a username, email address, full name or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Only accounts with one of these roles.",
        "values": [
          "admin",
          "user",
          "student",
          "mentor",
          "investor",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "active",
        "type": "string",
        "description": "True: only active accounts; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "oldest",
          "name"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getAdminUsersById",
    "tag": "admin",
    "method": "GET",
    "path": "/api/admin/users/{id}",
    "summary": "An account, for administrators",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "patchAdminUsersById",
    "tag": "admin",
    "method": "PATCH",
    "path": "/api/admin/users/{id}",
    "summary": "Change an account's role",
    "caller": "session",
    "roles": [
      "Administrator"
    ],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "role",
        "type": "string",
        "required": true,
        "values": [
          "admin",
          "user",
          "student",
          "mentor",
          "investor"
        ]
      }
    ],
    "example": "{\"role\":\"mentor\"}",
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "deleteAdminUsersById",
    "tag": "admin",
    "method": "DELETE",
    "path": "/api/admin/users/{id}",
    "summary": "Delete an account and erase its personal data; administrators' can't be deleted",
    "caller": "session",
    "roles": [
      "Administrator"
    ],
    "scopes": [],
    "parameters": [],
    "fields": [],
    "answer": "{\n  message: string\n}"
  },
  {
    "id": "patchAdminUsersByIdPermissions",
    "tag": "admin",
    "method": "PATCH",
    "path": "/api/admin/users/{id}/permissions",
    "summary": "Change an account's status and custom permissions; omitted fields stay unchanged",
    "caller": "session",
    "roles": [
      "Administrator"
    ],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "permissions",
        "type": "string",
        "required": false,
        "description": "A JSON object, as text."
      },
      {
        "name": "isActive",
        "type": "boolean",
        "required": false
      }
    ],
    "example": "{\"isActive\":true}",
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "patchAdminUsersByIdProfile",
    "tag": "admin",
    "method": "PATCH",
    "path": "/api/admin/users/{id}/profile",
    "summary": "Change an account's profile; omitted fields stay unchanged, others are ignored",
    "caller": "session",
    "roles": [
      "Administrator"
    ],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "firstName",
        "type": "string",
        "required": false
      },
      {
        "name": "lastName",
        "type": "string",
        "required": false
      },
      {
        "name": "email",
        "type": "string",
        "required": false
      },
      {
        "name": "phone",
        "type": "string",
        "required": false
      },
      {
        "name": "organization",
        "type": "string",
        "required": false
      },
      {
        "name": "title",
        "type": "string",
        "required": false
      },
      {
        "name": "bio",
        "type": "string",
        "required": false
      },
      {
        "name": "website",
        "type": "string",
        "required": false
      },
      {
        "name": "location",
        "type": "string",
        "required": false
      },
      {
        "name": "avatar",
        "type": "string",
        "required": false
      },
      {
        "name": "github",
        "type": "string",
        "required": false
      },
      {
        "name": "linkedin",
        "type": "string",
        "required": false
      },
      {
        "name": "twitter",
        "type": "string",
        "required": false
      }
    ],
    "example": "{\"title\":\"Performance analyst\",\"organization\":\"Aldermoor Athletics\",\"location\":\"Leeds\"}",
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "postAdminUsersByIdResetPassword",
    "tag": "admin",
    "method": "POST",
    "path": "/api/admin/users/{id}/reset-password",
    "summary": "Give an account a new password and end its sessions",
    "caller": "session",
    "roles": [
      "Administrator"
    ],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "newPassword",
        "type": "string",
        "required": true
      }
    ],
    "example": "{\"newPassword\":\"four other plain words\"}",
    "answer": "{\n  message: string\n}"
  },
  {
    "id": "patchAdminVendorsByIdVerify",
    "tag": "admin",
    "method": "PATCH",
    "path": "/api/admin/vendors/{id}/verify",
    "summary": "Verify a vendor for a year, without a list of checks",
    "caller": "token",
    "roles": [
      "Administrator"
    ],
    "scopes": [
      "admin:write"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  name: string\n  verified: boolean\n  verifiedAt: date-time or null\n}"
  },
  {
    "id": "postAiGenerateRecommendations",
    "tag": "ai",
    "method": "POST",
    "path": "/api/ai/generate-recommendations",
    "summary": "Ten solutions that may suit you, most confident first, with reasons",
    "caller": "token",
    "roles": [],
    "scopes": [
      "discovery:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  solution: {\n    id: integer\n    title: string\n    slug: string\n    description: string\n    pricing: string or null\n    priceBand: string\n    levels: [string]\n    features: [string]\n    tags: [string]\n    integrations: [string]\n    rating: number\n    reviewCount: integer\n    website: string or null\n    videoUrl: string or null\n    plans: [{\n      name: string\n      amount: string or null\n      from: boolean\n      currency: string\n      minimum: integer or null\n      maximum: integer or null\n      setupFee: string or null\n      hardware: string or null\n      note: string or null\n      per: string\n      period: string\n      maximumOf: string or null\n      hardwarePer: string or null\n    }]\n    createdAt: date-time\n    category: string\n    vendor: string\n    sports: [string]\n    logo: string or null\n    screenshots: [string]\n  }\n  confidenceScore: number\n  reason: string\n  reasons: [string]\n  isPersonal: boolean\n}]"
  },
  {
    "id": "getAiMarketPredictions",
    "tag": "ai",
    "method": "GET",
    "path": "/api/ai/market-predictions",
    "summary": "What funding and trends are expected to do next, with interval and back-test",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  trend: string\n  growth: number\n  confidence: number\n  measure: string or null\n  unit: string or null\n  source: string\n  predictedOn: date\n  value: number\n  low: number\n  high: number\n  method: string\n  backTest: {\n    points: integer\n    meanErrorPercent: number\n    noChangeErrorPercent: number\n  }\n  rows: [{\n    observedOn: date\n    value: number\n  }]\n  kind: string\n  trendId: integer or null\n}]"
  },
  {
    "id": "getAnalyticsIndustryInsights",
    "tag": "analytics",
    "method": "GET",
    "path": "/api/analytics/industry-insights",
    "summary": "Market sizes, segments and quarterly funding with their sources, top trends and predictions",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  headlines: [{\n    name: string\n    valueUsd: number\n    growthPercent: number\n    companies: integer or null\n    source: string\n    asOf: date\n  }]\n  segments: [{\n    name: string\n    valueUsd: number\n    growthPercent: number\n    companies: integer or null\n    source: string\n    asOf: date\n  }]\n  quarters: [{\n    year: integer\n    quarter: integer\n    amountUsd: number\n    deals: integer\n    source: string\n    asOf: date\n  }]\n  trends: [{\n    title: string\n    slug: string\n    category: string\n    description: string\n    impactScore: number\n    createdAt: date-time\n    source: string\n    id: integer\n    sentiment: string\n  }]\n  predictions: [{\n    trend: string\n    growth: number\n    confidence: number\n    unit: string or null\n    source: string\n    predictedOn: date\n    value: number\n    low: number\n    high: number\n    method: string\n  }]\n}"
  },
  {
    "id": "getAnalyticsReportCsv",
    "tag": "analytics",
    "method": "GET",
    "path": "/api/analytics/report.csv",
    "summary": "Activity on your records by day or week as CSV; for administrators, on the whole platform",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "from",
        "type": "string",
        "description": "The first day, such as `2027-03-04`, in UTC."
      },
      {
        "name": "to",
        "type": "string",
        "description": "The last day, in UTC."
      },
      {
        "name": "step",
        "type": "string",
        "description": "What a row counts; `day` by default.",
        "values": [
          "day",
          "week"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getApplicationsOwnCsv",
    "tag": "applications",
    "method": "GET",
    "path": "/api/applications/own.csv",
    "summary": "Your own applications as CSV, latest change first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `changed` by default.",
        "values": [
          "changed"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getApplicationsReceivedCsv",
    "tag": "applications",
    "method": "GET",
    "path": "/api/applications/received.csv",
    "summary": "Applications that you decide on as CSV",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "status",
        "type": "string",
        "description": "With one of these statuses.",
        "values": [
          "draft",
          "submitted",
          "in-review",
          "shortlisted",
          "accepted",
          "declined",
          "withdrawn",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "opportunity",
        "type": "string",
        "description": "Only applications to this opportunity."
      },
      {
        "name": "collaboration",
        "type": "string",
        "description": "Only applications to this collaboration."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "oldest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "postAuthLogin",
    "tag": "auth",
    "method": "POST",
    "path": "/api/auth/login",
    "summary": "Sign in; if a code is required, the response has a token for the next call",
    "caller": "anybody",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "username",
        "type": "string",
        "required": true
      },
      {
        "name": "password",
        "type": "string",
        "required": true
      }
    ],
    "example": "{\"username\":\"student\",\"password\":\"student-demo\"}",
    "answer": "{\n  message: string\n  user: {\n    id: integer\n    username: string\n    email: string\n    firstName: string\n    lastName: string\n    role: string\n    organization: string or null\n    title: string or null\n    avatar: string or null\n    phone: string or null\n    bio: string or null\n    website: string or null\n    location: string or null\n    github: string or null\n    linkedin: string or null\n    twitter: string or null\n    permissions: string\n    isActive: boolean\n    createdAt: date-time\n    lastLogin: date-time or null\n    notificationPreferences: {\n      emailNotifications: boolean\n      newSolutionAlerts: boolean\n      researchPaperUpdates: boolean\n      collaborationRequests: boolean\n      marketingUpdates: boolean\n    }\n  } or null\n  secondFactor: {\n    token: string\n    method: string\n    expiresAt: date-time\n  }\n}"
  },
  {
    "id": "postAuthLoginSecondFactor",
    "tag": "auth",
    "method": "POST",
    "path": "/api/auth/login/second-factor",
    "summary": "Complete a sign-in with the code from the authenticator app or the email",
    "caller": "anybody",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "token",
        "type": "string",
        "required": true
      },
      {
        "name": "code",
        "type": "string",
        "required": true
      }
    ],
    "example": "{\"token\":\"the token from signing in\",\"code\":\"123456\"}",
    "answer": "{\n  message: string\n  user: {\n    id: integer\n    username: string\n    email: string\n    firstName: string\n    lastName: string\n    role: string\n    organization: string or null\n    title: string or null\n    avatar: string or null\n    phone: string or null\n    bio: string or null\n    website: string or null\n    location: string or null\n    github: string or null\n    linkedin: string or null\n    twitter: string or null\n    permissions: string\n    isActive: boolean\n    createdAt: date-time\n    lastLogin: date-time or null\n    notificationPreferences: {\n      emailNotifications: boolean\n      newSolutionAlerts: boolean\n      researchPaperUpdates: boolean\n      collaborationRequests: boolean\n      marketingUpdates: boolean\n    }\n  } or null\n  secondFactor: {\n    token: string\n    method: string\n    expiresAt: date-time\n  }\n}"
  },
  {
    "id": "postAuthLogout",
    "tag": "auth",
    "method": "POST",
    "path": "/api/auth/logout",
    "summary": "Sign out: end the session",
    "caller": "anybody",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [],
    "answer": "{\n  message: string\n}"
  },
  {
    "id": "getAuthMe",
    "tag": "auth",
    "method": "GET",
    "path": "/api/auth/me",
    "summary": "The signed-in account",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "postAuthRegister",
    "tag": "auth",
    "method": "POST",
    "path": "/api/auth/register",
    "summary": "Create an account and sign it in",
    "caller": "anybody",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "username",
        "type": "string",
        "required": true
      },
      {
        "name": "password",
        "type": "string",
        "required": true
      },
      {
        "name": "email",
        "type": "string",
        "required": true
      },
      {
        "name": "firstName",
        "type": "string",
        "required": true
      },
      {
        "name": "lastName",
        "type": "string",
        "required": true
      },
      {
        "name": "role",
        "type": "string",
        "required": false,
        "description": "`user` by default.",
        "values": [
          "user",
          "student",
          "mentor",
          "investor"
        ]
      },
      {
        "name": "organization",
        "type": "string",
        "required": false
      },
      {
        "name": "title",
        "type": "string",
        "required": false
      }
    ],
    "example": "{\"username\":\"ines.moreau\",\"password\":\"four plain words here\",\"email\":\"ines.moreau@people.example\",\"firstName\":\"Ines\",\"lastName\":\"Moreau\",\"role\":\"student\"}",
    "answer": "{\n  message: string\n  user: {\n    id: integer\n    username: string\n    email: string\n    firstName: string\n    lastName: string\n    role: string\n    organization: string or null\n    title: string or null\n    avatar: string or null\n    phone: string or null\n    bio: string or null\n    website: string or null\n    location: string or null\n    github: string or null\n    linkedin: string or null\n    twitter: string or null\n    permissions: string\n    isActive: boolean\n    createdAt: date-time\n    lastLogin: date-time or null\n    notificationPreferences: {\n      emailNotifications: boolean\n      newSolutionAlerts: boolean\n      researchPaperUpdates: boolean\n      collaborationRequests: boolean\n      marketingUpdates: boolean\n    }\n  }\n}"
  },
  {
    "id": "getBlogCategories",
    "tag": "blog",
    "method": "GET",
    "path": "/api/blog/categories",
    "summary": "Categories of the blog, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  id: integer\n  name: string\n  slug: string\n  postsCount: integer\n}]"
  },
  {
    "id": "getBlogPosts",
    "tag": "blog",
    "method": "GET",
    "path": "/api/blog/posts",
    "summary": "Published posts, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or excerpt; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "tag",
        "type": "string",
        "description": "Posts with at least one of these tags.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `recent` by default.",
        "values": [
          "recent",
          "popular",
          "commented",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}]"
  },
  {
    "id": "getBlogPostsCsv",
    "tag": "blog",
    "method": "GET",
    "path": "/api/blog/posts.csv",
    "summary": "Published posts as CSV, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or excerpt; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "tag",
        "type": "string",
        "description": "Posts with at least one of these tags.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `recent` by default.",
        "values": [
          "recent",
          "popular",
          "commented",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getBlogPostsByPostIdComments",
    "tag": "blog",
    "method": "GET",
    "path": "/api/blog/posts/{postId}/comments",
    "summary": "A published post's comments, oldest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  authorName: string\n  content: string\n  createdAt: integer\n}]"
  },
  {
    "id": "getBlogPostsBySlug",
    "tag": "blog",
    "method": "GET",
    "path": "/api/blog/posts/{slug}",
    "summary": "One published post",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  slug: string\n  title: string\n  excerpt: string or null\n  content: string\n  featuredImage: string or null\n  seoTitle: string or null\n  seoDescription: string or null\n  viewCount: integer\n  likesCount: integer\n  commentsCount: integer\n  category: string\n  tags: string\n  status: string\n  publishedAt: integer or null\n  createdAt: integer\n}"
  },
  {
    "id": "getBookmarksCsv",
    "tag": "bookmarks",
    "method": "GET",
    "path": "/api/bookmarks.csv",
    "summary": "What you've saved as CSV, newest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "discovery:read"
    ],
    "parameters": [
      {
        "name": "kind",
        "type": "string",
        "description": "Only records of this kind.",
        "values": [
          "solution",
          "vendor",
          "opportunity",
          "paper",
          "collaboration",
          "trend",
          "post"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getBriefsCsv",
    "tag": "briefs",
    "method": "GET",
    "path": "/api/briefs.csv",
    "summary": "Your saved briefs as CSV",
    "caller": "token",
    "roles": [],
    "scopes": [
      "discovery:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getCollaborationsByIdApplicationForm",
    "tag": "collaborations",
    "method": "GET",
    "path": "/api/collaborations/{id}/application-form",
    "summary": "What a collaboration asks of those who apply, for the team that posted it",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  version: integer\n  questions: [{\n    key: string\n    kind: string\n    fileTypes: [string]\n    label: string\n    help: string or null\n    isRequired: boolean\n    isIdentifying: boolean\n    choices: [string]\n    maxLength: integer or null\n    min: number or null\n    max: number or null\n    currency: string or null\n    maxFiles: integer or null\n    maxMegabytes: integer or null\n    reason: string or null\n    accepted: [string]\n  }]\n  former: [{\n    key: string\n    kind: string\n    fileTypes: [string]\n    label: string\n    help: string or null\n    isRequired: boolean\n    isIdentifying: boolean\n    choices: [string]\n    maxLength: integer or null\n    min: number or null\n    max: number or null\n    currency: string or null\n    maxFiles: integer or null\n    maxMegabytes: integer or null\n    reason: string or null\n    accepted: [string]\n  }]\n}"
  },
  {
    "id": "getCollaborationsByIdApplicationsCsv",
    "tag": "collaborations",
    "method": "GET",
    "path": "/api/collaborations/{id}/applications.csv",
    "summary": "The applications to a collaboration that you decide on as CSV, with a column for each question",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getCollaborationsByIdResult",
    "tag": "collaborations",
    "method": "GET",
    "path": "/api/collaborations/{id}/result",
    "summary": "The published result of a call's jury",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  text: string or null\n  publishedAt: date-time\n  applicationCount: integer\n  reviewerCount: integer\n  criteria: [{\n    title: string\n    description: string or null\n    share: number\n  }]\n  winners: [{\n    name: string\n    sentence: string\n  }]\n  unnamedWinnerCount: integer\n}"
  },
  {
    "id": "getConversationsCsv",
    "tag": "conversations",
    "method": "GET",
    "path": "/api/conversations.csv",
    "summary": "Your conversations and your vendors' as CSV, latest message first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "unread",
        "type": "string",
        "description": "True: only those with messages that you have not read; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "archived",
        "type": "string",
        "description": "True: only those that your side has archived; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `latest` by default.",
        "values": [
          "latest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getConversationsMessagesCsv",
    "tag": "conversations",
    "method": "GET",
    "path": "/api/conversations/messages.csv",
    "summary": "The messages in your conversations as CSV, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "conversation",
        "type": "string",
        "description": "Only messages of this conversation."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `latest` by default.",
        "values": [
          "latest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getDashboardActivities",
    "tag": "dashboard",
    "method": "GET",
    "path": "/api/dashboard/activities",
    "summary": "Your ten latest activities",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      }
    ],
    "fields": [],
    "answer": "[{\n  description: string\n  path: string\n  createdAt: date-time\n}]"
  },
  {
    "id": "getDashboardMarketTrends",
    "tag": "dashboard",
    "method": "GET",
    "path": "/api/dashboard/market-trends",
    "summary": "The ten highest-impact market trends",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  title: string\n  slug: string\n  category: string\n  description: string\n  impactScore: number\n  createdAt: date-time\n  source: string\n  id: integer\n  sentiment: string\n}]"
  },
  {
    "id": "getDashboardNotificationsByUserId",
    "tag": "dashboard",
    "method": "GET",
    "path": "/api/dashboard/notifications/{userId}",
    "summary": "Your notifications, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  type: string\n  title: string\n  text: [string]\n  path: string\n  isRead: boolean\n  createdAt: date-time\n  readAt: date-time or null\n}]"
  },
  {
    "id": "getDashboardStats",
    "tag": "dashboard",
    "method": "GET",
    "path": "/api/dashboard/stats",
    "summary": "Counts of what's waiting for you",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      }
    ],
    "fields": [],
    "answer": "{\n  newMatches: integer\n  applicationsDue: integer\n  saved: integer\n  repliesWaiting: integer\n  countedAt: date-time\n}"
  },
  {
    "id": "getEvaluationsCsv",
    "tag": "evaluations",
    "method": "GET",
    "path": "/api/evaluations.csv",
    "summary": "The evaluations that you take part in as CSV",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getEvaluationsByIdCsv",
    "tag": "evaluations",
    "method": "GET",
    "path": "/api/evaluations/{id}.csv",
    "summary": "The candidates of an evaluation with their scores, best first, as CSV",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getEvaluationsByIdJson",
    "tag": "evaluations",
    "method": "GET",
    "path": "/api/evaluations/{id}.json",
    "summary": "An evaluation with its criteria, candidates, result and decision",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: application/json; charset=utf-8"
  },
  {
    "id": "getEvaluationsByIdPdf",
    "tag": "evaluations",
    "method": "GET",
    "path": "/api/evaluations/{id}.pdf",
    "summary": "An evaluation on at most six pages, for those who decide, as PDF",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "paper",
        "type": "string",
        "description": "The size of the paper; A4 by default.",
        "values": [
          "a4",
          "letter"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: application/pdf"
  },
  {
    "id": "getEvaluationsSharedByTokenPdf",
    "tag": "evaluations",
    "method": "GET",
    "path": "/api/evaluations/shared/{token}.pdf",
    "summary": "The evaluation behind a link as PDF, without its people and the vendors' answers",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "paper",
        "type": "string",
        "description": "The size of the paper; A4 by default.",
        "values": [
          "a4",
          "letter"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: application/pdf"
  },
  {
    "id": "getJuryRoundsByRoundIdRankingCsv",
    "tag": "jury-rounds",
    "method": "GET",
    "path": "/api/jury-rounds/{roundId}/ranking.csv",
    "summary": "The ranked applications of a round as CSV, for those who decide on them",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getJuryRoundsByRoundIdReviewsCsv",
    "tag": "jury-rounds",
    "method": "GET",
    "path": "/api/jury-rounds/{roundId}/reviews.csv",
    "summary": "The reviews assigned in a round, with their scores, as CSV, for those who decide",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketFiguresByIdCsv",
    "tag": "market",
    "method": "GET",
    "path": "/api/market/figures/{id}.csv",
    "summary": "The rows of one figure as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketHeadlinesCsv",
    "tag": "market",
    "method": "GET",
    "path": "/api/market/headlines.csv",
    "summary": "The market's headlines as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketQuartersCsv",
    "tag": "market",
    "method": "GET",
    "path": "/api/market/quarters.csv",
    "summary": "The market's quarters as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketQuartersByIdCsv",
    "tag": "market",
    "method": "GET",
    "path": "/api/market/quarters/{id}.csv",
    "summary": "The rows of one quarter as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketSegmentsCsv",
    "tag": "market",
    "method": "GET",
    "path": "/api/market/segments.csv",
    "summary": "The market's segments as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketTrends",
    "tag": "market-trends",
    "method": "GET",
    "path": "/api/market-trends",
    "summary": "Market trends, highest impact first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "sentiment",
        "type": "string",
        "description": "Rows with one of these sentiments.",
        "values": [
          "positive",
          "neutral",
          "negative",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `impact` by default.",
        "values": [
          "impact",
          "newest",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  category: string\n  description: string\n  impactScore: number\n  createdAt: date-time\n  measure: string or null\n  unit: string or null\n  source: string\n  note: string or null\n  observations: [{\n    observedOn: date\n    value: number\n  }]\n  sentiment: string\n}]"
  },
  {
    "id": "getMarketTrendsCsv",
    "tag": "market-trends",
    "method": "GET",
    "path": "/api/market-trends.csv",
    "summary": "Market trends as CSV, highest impact first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "sentiment",
        "type": "string",
        "description": "Rows with one of these sentiments.",
        "values": [
          "positive",
          "neutral",
          "negative",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `impact` by default.",
        "values": [
          "impact",
          "newest",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMarketTrendsByIdCsv",
    "tag": "market-trends",
    "method": "GET",
    "path": "/api/market-trends/{id}.csv",
    "summary": "The rows of one trend as CSV",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMentorResearchProjects",
    "tag": "mentor",
    "method": "GET",
    "path": "/api/mentor/research-projects",
    "summary": "Your collaborations, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  kind: string\n  recordId: integer\n  slug: string\n  title: string\n  organization: string\n  status: string\n  dueDate: date-time or null\n  applicationCount: integer\n}]"
  },
  {
    "id": "getMentorStudents",
    "tag": "mentor",
    "method": "GET",
    "path": "/api/mentor/students",
    "summary": "Students whose requests you accepted, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  student: {\n    id: integer\n    name: string\n    position: string or null\n  }\n  message: string\n  contact: string or null\n  createdAt: date-time\n  decidedAt: date-time or null\n}]"
  },
  {
    "id": "getMentoringRequestsCsv",
    "tag": "mentoring",
    "method": "GET",
    "path": "/api/mentoring/requests.csv",
    "summary": "The mentoring requests you sent or received as CSV, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "status",
        "type": "string",
        "description": "Only requests with this status.",
        "values": [
          "pending",
          "accepted",
          "declined",
          "withdrawn",
          "ended"
        ]
      },
      {
        "name": "side",
        "type": "string",
        "description": "Only requests in which you are the mentor, or the student.",
        "values": [
          "mentor",
          "student"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getMentoringSessionsCsv",
    "tag": "mentoring",
    "method": "GET",
    "path": "/api/mentoring/sessions.csv",
    "summary": "Your sessions with mentors and students as CSV, upcoming or past",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "when",
        "type": "string",
        "description": "Sessions ahead, or those that are over; `upcoming` by default.",
        "values": [
          "upcoming",
          "past"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getNotificationsCsv",
    "tag": "notifications",
    "method": "GET",
    "path": "/api/notifications.csv",
    "summary": "Your notifications as CSV, latest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [
      {
        "name": "unread",
        "type": "string",
        "description": "True: only unread ones; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "type",
        "type": "string",
        "description": "Of one of these types.",
        "values": [
          "application-status",
          "application-received",
          "message",
          "review",
          "claim",
          "search-match",
          "moderation",
          "posting",
          "alert",
          "news",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "recipient",
        "type": "string",
        "description": "The id of the account that they belong to; only your own is accepted."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `latest` by default.",
        "values": [
          "latest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getOpportunities",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities",
    "summary": "Opportunities, due soonest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `technology`.",
        "repeatable": true
      },
      {
        "name": "due",
        "type": "integer",
        "description": "Due within this many days from now, 0 to 3650."
      },
      {
        "name": "posted",
        "type": "integer",
        "description": "Published within this many past days, 0 to 3650."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "budget",
        "type": "string",
        "description": "Budget in one of these ranges.",
        "values": [
          "under-50k",
          "from-50k-to-100k",
          "from-100k-to-250k",
          "over-250k",
          "undisclosed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "For at least one of these levels.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Slugs or names of sports.",
        "repeatable": true
      },
      {
        "name": "minBudget",
        "type": "integer",
        "description": "At least this stated budget, in US dollars; nothing matches if it is above `maxBudget`."
      },
      {
        "name": "maxBudget",
        "type": "integer",
        "description": "At most this stated budget, in US dollars."
      },
      {
        "name": "active",
        "type": "string",
        "description": "True: only those accepting applications now; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `due-soonest` by default.",
        "values": [
          "due-soonest",
          "newest",
          "budget",
          "smallest-budget",
          "title",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  organization: string\n  type: string\n  category: string\n  description: string or null\n  budget: integer or null\n  dueDate: date-time or null\n  daysLeft: integer or null\n  postedAt: date-time\n  requirements: [string]\n  eligibility: string or null\n  region: string or null\n  contactName: string or null\n  contactEmail: string or null\n  howToApply: string or null\n  status: string\n  levels: [string]\n  matchPercentage: integer\n  sports: [string]\n}]"
  },
  {
    "id": "getOpportunitiesCsv",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities.csv",
    "summary": "Opportunities as CSV, due soonest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `technology`.",
        "repeatable": true
      },
      {
        "name": "due",
        "type": "integer",
        "description": "Due within this many days from now, 0 to 3650."
      },
      {
        "name": "posted",
        "type": "integer",
        "description": "Published within this many past days, 0 to 3650."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "budget",
        "type": "string",
        "description": "Budget in one of these ranges.",
        "values": [
          "under-50k",
          "from-50k-to-100k",
          "from-100k-to-250k",
          "over-250k",
          "undisclosed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "For at least one of these levels.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Slugs or names of sports.",
        "repeatable": true
      },
      {
        "name": "minBudget",
        "type": "integer",
        "description": "At least this stated budget, in US dollars; nothing matches if it is above `maxBudget`."
      },
      {
        "name": "maxBudget",
        "type": "integer",
        "description": "At most this stated budget, in US dollars."
      },
      {
        "name": "active",
        "type": "string",
        "description": "True: only those accepting applications now; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `due-soonest` by default.",
        "values": [
          "due-soonest",
          "newest",
          "budget",
          "smallest-budget",
          "title",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getOpportunitiesByIdApplicationForm",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities/{id}/application-form",
    "summary": "What an opportunity asks of those who apply, for the team that posted it",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  version: integer\n  questions: [{\n    key: string\n    kind: string\n    fileTypes: [string]\n    label: string\n    help: string or null\n    isRequired: boolean\n    isIdentifying: boolean\n    choices: [string]\n    maxLength: integer or null\n    min: number or null\n    max: number or null\n    currency: string or null\n    maxFiles: integer or null\n    maxMegabytes: integer or null\n    reason: string or null\n    accepted: [string]\n  }]\n  former: [{\n    key: string\n    kind: string\n    fileTypes: [string]\n    label: string\n    help: string or null\n    isRequired: boolean\n    isIdentifying: boolean\n    choices: [string]\n    maxLength: integer or null\n    min: number or null\n    max: number or null\n    currency: string or null\n    maxFiles: integer or null\n    maxMegabytes: integer or null\n    reason: string or null\n    accepted: [string]\n  }]\n}"
  },
  {
    "id": "getOpportunitiesByIdApplicationsCsv",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities/{id}/applications.csv",
    "summary": "The applications to an opportunity that you decide on as CSV, with a column for each question",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getOpportunitiesByIdResult",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities/{id}/result",
    "summary": "The published result of a call's jury",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  text: string or null\n  publishedAt: date-time\n  applicationCount: integer\n  reviewerCount: integer\n  criteria: [{\n    title: string\n    description: string or null\n    share: number\n  }]\n  winners: [{\n    name: string\n    sentence: string\n  }]\n  unnamedWinnerCount: integer\n}"
  },
  {
    "id": "getOpportunitiesActive",
    "tag": "opportunities",
    "method": "GET",
    "path": "/api/opportunities/active",
    "summary": "Opportunities accepting applications now, due soonest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `technology`.",
        "repeatable": true
      },
      {
        "name": "due",
        "type": "integer",
        "description": "Due within this many days from now, 0 to 3650."
      },
      {
        "name": "posted",
        "type": "integer",
        "description": "Published within this many past days, 0 to 3650."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "budget",
        "type": "string",
        "description": "Budget in one of these ranges.",
        "values": [
          "under-50k",
          "from-50k-to-100k",
          "from-100k-to-250k",
          "over-250k",
          "undisclosed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "For at least one of these levels.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Slugs or names of sports.",
        "repeatable": true
      },
      {
        "name": "minBudget",
        "type": "integer",
        "description": "At least this stated budget, in US dollars; nothing matches if it is above `maxBudget`."
      },
      {
        "name": "maxBudget",
        "type": "integer",
        "description": "At most this stated budget, in US dollars."
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `due-soonest` by default.",
        "values": [
          "due-soonest",
          "newest",
          "budget",
          "smallest-budget",
          "title",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  organization: string\n  type: string\n  category: string\n  description: string or null\n  budget: integer or null\n  dueDate: date-time or null\n  daysLeft: integer or null\n  postedAt: date-time\n  requirements: [string]\n  eligibility: string or null\n  region: string or null\n  contactName: string or null\n  contactEmail: string or null\n  howToApply: string or null\n  status: string\n  levels: [string]\n  matchPercentage: integer\n  sports: [string]\n}]"
  },
  {
    "id": "getOutsideReviewsCsv",
    "tag": "outside-reviews",
    "method": "GET",
    "path": "/api/outside-reviews.csv",
    "summary": "Reviews from elsewhere as CSV, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "solution",
        "type": "string",
        "description": "Only reviews of this solution."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getPostingsOwnCsv",
    "tag": "postings",
    "method": "GET",
    "path": "/api/postings/own.csv",
    "summary": "Your postings and your organizations' as CSV, last changed first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "status",
        "type": "string",
        "description": "In one of these statuses.",
        "values": [
          "draft",
          "in-review",
          "returned",
          "published",
          "past-due",
          "closed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "kind",
        "type": "string",
        "description": "Of one of these kinds.",
        "values": [
          "opportunity",
          "collaboration",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "members",
        "type": "string",
        "description": "True: only those to which someone was accepted; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `last-changed` by default.",
        "values": [
          "last-changed"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getRemovals",
    "tag": "removals",
    "method": "GET",
    "path": "/api/removals",
    "summary": "Records that are no longer public, latest removal last",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "since",
        "type": "string",
        "description": "Removed then or later, at most 90 days ago; pass the earliest `safeUntil` (in REST, the header `X-Safe-Until`) of the previous round."
      },
      {
        "name": "kind",
        "type": "string",
        "description": "Of one of these kinds.",
        "values": [
          "solution",
          "vendor",
          "opportunity",
          "collaboration",
          "research-paper",
          "university-partner",
          "research-topic",
          "market-trend",
          "blog-post",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `updated` by default.",
        "values": [
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  kind: string\n  id: integer\n  removedAt: date-time\n}]"
  },
  {
    "id": "getResearchCollaborationsCsv",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/collaborations.csv",
    "summary": "Collaborations as CSV, due soonest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or organization; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `Joint study`.",
        "repeatable": true
      },
      {
        "name": "organization",
        "type": "string",
        "description": "Names of organizations.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `due-soonest` by default.",
        "values": [
          "due-soonest",
          "newest",
          "title",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getResearchPapers",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers",
    "summary": "Research papers, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title, the abstract or an author's name; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "topic",
        "type": "string",
        "description": "Slugs or names of topics.",
        "repeatable": true
      },
      {
        "name": "year",
        "type": "integer",
        "description": "Years of publication.",
        "repeatable": true
      },
      {
        "name": "openAccess",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "access",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "university",
        "type": "string",
        "description": "Names of universities.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "most-cited",
          "title",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  university: string\n  category: string\n  authors: [string]\n  venue: string or null\n  publishedDate: date\n  citations: integer or null\n  openAccess: boolean\n  fullTextUrl: string or null\n  doi: string or null\n  summary: string or null\n  topics: [string]\n}]"
  },
  {
    "id": "getResearchPapersCsv",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers.csv",
    "summary": "Research papers as CSV, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title, the abstract or an author's name; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "topic",
        "type": "string",
        "description": "Slugs or names of topics.",
        "repeatable": true
      },
      {
        "name": "year",
        "type": "integer",
        "description": "Years of publication.",
        "repeatable": true
      },
      {
        "name": "openAccess",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "access",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "university",
        "type": "string",
        "description": "Names of universities.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "most-cited",
          "title",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getResearchPapersByIdCitationBib",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers/{id}/citation.bib",
    "summary": "One research paper as BibTeX",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: application/x-bibtex; charset=utf-8"
  },
  {
    "id": "getResearchPapersByIdCitationRis",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers/{id}/citation.ris",
    "summary": "One research paper as RIS",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: application/x-research-info-systems; charset=utf-8"
  },
  {
    "id": "getResearchPapersCitationsBib",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers/citations.bib",
    "summary": "Research papers as BibTeX, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title, the abstract or an author's name; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "topic",
        "type": "string",
        "description": "Slugs or names of topics.",
        "repeatable": true
      },
      {
        "name": "year",
        "type": "integer",
        "description": "Years of publication.",
        "repeatable": true
      },
      {
        "name": "openAccess",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "access",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "university",
        "type": "string",
        "description": "Names of universities.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "most-cited",
          "title",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: application/x-bibtex; charset=utf-8"
  },
  {
    "id": "getResearchPapersCitationsRis",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/papers/citations.ris",
    "summary": "Research papers as RIS, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title, the abstract or an author's name; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "topic",
        "type": "string",
        "description": "Slugs or names of topics.",
        "repeatable": true
      },
      {
        "name": "year",
        "type": "integer",
        "description": "Years of publication.",
        "repeatable": true
      },
      {
        "name": "openAccess",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "access",
        "type": "string",
        "description": "True: only papers with open access; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "university",
        "type": "string",
        "description": "Names of universities.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "most-cited",
          "title",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: application/x-research-info-systems; charset=utf-8"
  },
  {
    "id": "getResearchTopics",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/topics",
    "summary": "All research topics, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  name: string\n  slug: string\n  description: string or null\n}]"
  },
  {
    "id": "getResearchTopicsCsv",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/topics.csv",
    "summary": "Research topics as CSV, those with the most papers in the last 12 months first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getResearchTrendingTopics",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/trending-topics",
    "summary": "Research topics; growth is in percent, or null if unknown",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  topic: string\n  slug: string\n  description: string or null\n  papers: integer\n  papersLastYear: integer\n  papersYearBefore: integer\n  growth: number or null\n}]"
  },
  {
    "id": "getResearchUniversities",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/universities",
    "summary": "University partners, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the name or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `Joint research`.",
        "repeatable": true
      },
      {
        "name": "country",
        "type": "string",
        "description": "Names of countries.",
        "repeatable": true
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "newest",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  universityName: string\n  slug: string\n  collaborationType: string\n  description: string or null\n  country: string or null\n  city: string or null\n  website: string or null\n  contactEmail: string or null\n  partnerSince: date-time\n}]"
  },
  {
    "id": "getResearchUniversitiesCsv",
    "tag": "research",
    "method": "GET",
    "path": "/api/research/universities.csv",
    "summary": "University partners as CSV, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the name or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "type",
        "type": "string",
        "description": "Types, such as `Joint research`.",
        "repeatable": true
      },
      {
        "name": "country",
        "type": "string",
        "description": "Names of countries.",
        "repeatable": true
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "newest",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getReviewsCsv",
    "tag": "reviews",
    "method": "GET",
    "path": "/api/reviews.csv",
    "summary": "Published reviews as CSV, newest first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "solution",
        "type": "string",
        "description": "Only reviews of this solution."
      },
      {
        "name": "vendor",
        "type": "string",
        "description": "Only reviews of this vendor's solutions."
      },
      {
        "name": "rating",
        "type": "integer",
        "description": "Reviews with one of these ratings, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "ease-of-use",
        "type": "integer",
        "description": "Reviews that rate ease of use like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "setup",
        "type": "integer",
        "description": "Reviews that rate setup like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "support",
        "type": "integer",
        "description": "Reviews that rate support like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "value",
        "type": "integer",
        "description": "Reviews that rate value like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "reliability",
        "type": "integer",
        "description": "Reviews that rate reliability like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "data-access",
        "type": "integer",
        "description": "Reviews that rate data access like this, 1 to 5.",
        "repeatable": true
      },
      {
        "name": "role",
        "type": "string",
        "description": "Reviews by people of one of these roles.",
        "values": [
          "athlete",
          "coach",
          "analyst",
          "medical",
          "manager",
          "operations",
          "volunteer",
          "other",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "Reviews by people at one of these levels of sport.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Reviews for one of these sports, by slug or name.",
        "repeatable": true
      },
      {
        "name": "verified",
        "type": "string",
        "description": "True: only reviews by verified customers; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest",
          "highest",
          "lowest",
          "ease-of-use",
          "setup",
          "support",
          "value",
          "reliability",
          "data-access"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getReviewsOwnCsv",
    "tag": "reviews",
    "method": "GET",
    "path": "/api/reviews/own.csv",
    "summary": "Your reviews as CSV, newest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getSearchesCsv",
    "tag": "searches",
    "method": "GET",
    "path": "/api/searches.csv",
    "summary": "Your saved searches as CSV",
    "caller": "token",
    "roles": [],
    "scopes": [
      "discovery:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getSolutions",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions",
    "summary": "Solutions, best rated first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Slugs or names of sports.",
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "For at least one of these levels.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "price",
        "type": "string",
        "description": "In one of these price bands.",
        "values": [
          "free",
          "under-5k",
          "from-5k-to-25k",
          "from-25k-to-100k",
          "over-100k",
          "custom",
          "unknown",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "free",
        "type": "string",
        "description": "True: only those that can be used free of charge, within limits, according to their price band or pricing; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "vendor",
        "type": "string",
        "description": "Offered by one of these vendors: ids, slugs or names.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `best-rated` by default.",
        "values": [
          "best-rated",
          "most-reviewed",
          "newest",
          "title",
          "lowest-price",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  description: string\n  pricing: string or null\n  priceBand: string\n  levels: [string]\n  features: [string]\n  tags: [string]\n  integrations: [string]\n  rating: number\n  reviewCount: integer\n  website: string or null\n  videoUrl: string or null\n  plans: [{\n    name: string\n    amount: string or null\n    from: boolean\n    currency: string\n    minimum: integer or null\n    maximum: integer or null\n    setupFee: string or null\n    hardware: string or null\n    note: string or null\n    per: string\n    period: string\n    maximumOf: string or null\n    hardwarePer: string or null\n  }]\n  createdAt: date-time\n  category: string\n  vendor: string\n  sports: [string]\n  logo: string or null\n  screenshots: [string]\n}]"
  },
  {
    "id": "getSolutionsCsv",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions.csv",
    "summary": "Solutions as CSV, best rated first",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the title or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "sport",
        "type": "string",
        "description": "Slugs or names of sports.",
        "repeatable": true
      },
      {
        "name": "level",
        "type": "string",
        "description": "For at least one of these levels.",
        "values": [
          "grassroots",
          "youth-academy",
          "collegiate",
          "semi-professional",
          "elite",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "price",
        "type": "string",
        "description": "In one of these price bands.",
        "values": [
          "free",
          "under-5k",
          "from-5k-to-25k",
          "from-25k-to-100k",
          "over-100k",
          "custom",
          "unknown",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "free",
        "type": "string",
        "description": "True: only those that can be used free of charge, within limits, according to their price band or pricing; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "vendor",
        "type": "string",
        "description": "Offered by one of these vendors: ids, slugs or names.",
        "repeatable": true
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `best-rated` by default.",
        "values": [
          "best-rated",
          "most-reviewed",
          "newest",
          "title",
          "lowest-price",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getSolutionsById",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions/{id}",
    "summary": "One solution",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  title: string\n  slug: string\n  description: string\n  pricing: string or null\n  priceBand: string\n  levels: [string]\n  features: [string]\n  tags: [string]\n  integrations: [string]\n  rating: number\n  reviewCount: integer\n  website: string or null\n  videoUrl: string or null\n  plans: [{\n    name: string\n    amount: string or null\n    from: boolean\n    currency: string\n    minimum: integer or null\n    maximum: integer or null\n    setupFee: string or null\n    hardware: string or null\n    note: string or null\n    per: string\n    period: string\n    maximumOf: string or null\n    hardwarePer: string or null\n  }]\n  createdAt: date-time\n  category: string\n  vendor: string\n  sports: [string]\n  logo: string or null\n  screenshots: [string]\n}"
  },
  {
    "id": "getSolutionsBookmarksByUserId",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions/bookmarks/{userId}",
    "summary": "The solutions that you have saved, newest first; administrators read anyone's",
    "caller": "token",
    "roles": [],
    "scopes": [
      "discovery:read"
    ],
    "parameters": [
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  title: string\n  slug: string\n  description: string\n  pricing: string or null\n  priceBand: string\n  levels: [string]\n  features: [string]\n  tags: [string]\n  integrations: [string]\n  rating: number\n  reviewCount: integer\n  website: string or null\n  videoUrl: string or null\n  plans: [{\n    name: string\n    amount: string or null\n    from: boolean\n    currency: string\n    minimum: integer or null\n    maximum: integer or null\n    setupFee: string or null\n    hardware: string or null\n    note: string or null\n    per: string\n    period: string\n    maximumOf: string or null\n    hardwarePer: string or null\n  }]\n  createdAt: date-time\n  category: string\n  vendor: string\n  sports: [string]\n  logo: string or null\n  screenshots: [string]\n}]"
  },
  {
    "id": "getSolutionsCategories",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions/categories",
    "summary": "The categories of solutions, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "[{\n  id: integer\n  name: string\n  slug: string\n  description: string or null\n}]"
  },
  {
    "id": "getSolutionsOwnCsv",
    "tag": "solutions",
    "method": "GET",
    "path": "/api/solutions/own.csv",
    "summary": "The solutions of your vendors in any status as CSV, by title",
    "caller": "token",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "vendor",
        "type": "string",
        "description": "Offered by one of these vendors.",
        "repeatable": true
      },
      {
        "name": "status",
        "type": "string",
        "description": "In one of these statuses.",
        "values": [
          "draft",
          "published",
          "withdrawn",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `title` by default.",
        "values": [
          "title"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getStatistics",
    "tag": "statistics",
    "method": "GET",
    "path": "/api/statistics",
    "summary": "Current totals; totalFunding is in US dollars",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  totalFunding: number\n  vendorCount: integer\n  verifiedVendors: integer\n  solutions: integer\n  openOpportunities: integer\n  researchPapers: integer\n  universityPartners: integer\n  researchers: integer\n  collaborations: integer\n  marketTrends: integer\n  reviews: integer\n}"
  },
  {
    "id": "getStudentAssignments",
    "tag": "student",
    "method": "GET",
    "path": "/api/student/assignments",
    "summary": "What you saved or applied to that's due within fourteen days",
    "caller": "token",
    "roles": [],
    "scopes": [
      "account:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      }
    ],
    "fields": [],
    "answer": "[{\n  title: string\n  organization: string\n  path: string\n  dueDate: date-time\n  daysLeft: integer\n  application: string or null\n}]"
  },
  {
    "id": "getStudentMentors",
    "tag": "student",
    "method": "GET",
    "path": "/api/student/mentors",
    "summary": "Mentors you can ask, with the status of your requests to them",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "userId",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      },
      {
        "name": "role",
        "type": "string",
        "description": "Optional; the response is about the signed-in account."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  firstName: string\n  lastName: string\n  title: string or null\n  organization: string or null\n  bio: string or null\n  request: string or null\n}]"
  },
  {
    "id": "patchUsersByIdNotifications",
    "tag": "users",
    "method": "PATCH",
    "path": "/api/users/{id}/notifications",
    "summary": "Change your notification preferences; omitted fields stay unchanged",
    "caller": "session",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "emailNotifications",
        "type": "boolean",
        "required": false
      },
      {
        "name": "newSolutionAlerts",
        "type": "boolean",
        "required": false
      },
      {
        "name": "researchPaperUpdates",
        "type": "boolean",
        "required": false
      },
      {
        "name": "collaborationRequests",
        "type": "boolean",
        "required": false
      },
      {
        "name": "marketingUpdates",
        "type": "boolean",
        "required": false
      }
    ],
    "example": "{\"emailNotifications\":true,\"marketingUpdates\":false}",
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "patchUsersByIdProfile",
    "tag": "users",
    "method": "PATCH",
    "path": "/api/users/{id}/profile",
    "summary": "Update your profile; omitted fields stay unchanged",
    "caller": "session",
    "roles": [],
    "scopes": [],
    "parameters": [],
    "fields": [
      {
        "name": "firstName",
        "type": "string",
        "required": false
      },
      {
        "name": "lastName",
        "type": "string",
        "required": false
      },
      {
        "name": "email",
        "type": "string",
        "required": false
      },
      {
        "name": "phone",
        "type": "string",
        "required": false
      },
      {
        "name": "organization",
        "type": "string",
        "required": false
      },
      {
        "name": "title",
        "type": "string",
        "required": false
      },
      {
        "name": "bio",
        "type": "string",
        "required": false
      },
      {
        "name": "website",
        "type": "string",
        "required": false
      },
      {
        "name": "location",
        "type": "string",
        "required": false
      },
      {
        "name": "avatar",
        "type": "string",
        "required": false
      },
      {
        "name": "github",
        "type": "string",
        "required": false
      },
      {
        "name": "linkedin",
        "type": "string",
        "required": false
      },
      {
        "name": "twitter",
        "type": "string",
        "required": false
      }
    ],
    "example": "{\"title\":\"Performance analyst\",\"organization\":\"Aldermoor Athletics\",\"location\":\"Leeds\"}",
    "answer": "{\n  id: integer\n  username: string\n  email: string\n  firstName: string\n  lastName: string\n  role: string\n  organization: string or null\n  title: string or null\n  avatar: string or null\n  phone: string or null\n  bio: string or null\n  website: string or null\n  location: string or null\n  github: string or null\n  linkedin: string or null\n  twitter: string or null\n  permissions: string\n  isActive: boolean\n  createdAt: date-time\n  lastLogin: date-time or null\n  notificationPreferences: {\n    emailNotifications: boolean\n    newSolutionAlerts: boolean\n    researchPaperUpdates: boolean\n    collaborationRequests: boolean\n    marketingUpdates: boolean\n  }\n}"
  },
  {
    "id": "getVendorRequestsCsv",
    "tag": "vendor-requests",
    "method": "GET",
    "path": "/api/vendor-requests.csv",
    "summary": "Your requests to several vendors as CSV, newest first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `newest` by default.",
        "values": [
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getVendors",
    "tag": "vendors",
    "method": "GET",
    "path": "/api/vendors",
    "summary": "Vendors, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the name or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "verified",
        "type": "string",
        "description": "True: only verified vendors; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "country",
        "type": "string",
        "description": "Names of countries.",
        "repeatable": true
      },
      {
        "name": "stage",
        "type": "string",
        "description": "In one of these stages.",
        "values": [
          "bootstrapped",
          "pre-seed",
          "seed",
          "series-a",
          "series-b-or-later",
          "public",
          "acquired",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "headcount",
        "type": "string",
        "description": "With one of these numbers of people.",
        "values": [
          "up-to-10",
          "from-11-to-50",
          "from-51-to-200",
          "from-201-to-500",
          "over-500",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "revenue",
        "type": "string",
        "description": "With one of these revenues.",
        "values": [
          "under-1m",
          "from-1m-to-10m",
          "from-10m-to-50m",
          "over-50m",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "certification",
        "type": "string",
        "description": "With at least one of these certifications.",
        "values": [
          "ce",
          "fda",
          "fiba",
          "fifa-quality",
          "gdpr",
          "iso-9001",
          "iso-13485",
          "iso-27001",
          "itf",
          "soc-2",
          "uci",
          "world-athletics",
          "world-aquatics",
          "world-rugby",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "language",
        "type": "string",
        "description": "With at least one of these languages, as they are written.",
        "repeatable": true
      },
      {
        "name": "founded",
        "type": "integer",
        "description": "Founded in this year or in the last so many before it."
      },
      {
        "name": "minFunding",
        "type": "integer",
        "description": "With funding rounds that add up to at least this, in US dollars."
      },
      {
        "name": "round",
        "type": "integer",
        "description": "With a funding round in the last so many days."
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "rating",
          "newest",
          "funding",
          "latest-round",
          "founded",
          "headcount",
          "revenue",
          "updated"
        ]
      },
      {
        "name": "first",
        "type": "integer",
        "description": "How many, 1 to 100; 100 by default."
      },
      {
        "name": "after",
        "type": "string",
        "description": "The cursor from the Link header with rel=next."
      }
    ],
    "fields": [],
    "answer": "[{\n  id: integer\n  name: string\n  slug: string\n  description: string or null\n  verified: boolean\n  verifiedAt: date-time or null\n  rating: number\n  reviewCount: integer\n  solutionCount: integer\n  website: string or null\n  contactEmail: string or null\n  country: string or null\n  city: string or null\n  videoUrl: string or null\n  places: [string]\n  customers: [string]\n  languages: [string]\n  totalFunding: number or null\n  latestRoundAt: date-time or null\n  fundingRounds: [{\n    kind: string\n    year: integer\n    month: integer or null\n    day: integer or null\n    amount: number or null\n    currency: string\n    investors: [string]\n    source: string or null\n  }]\n  facts: [{\n    field: string\n    source: string\n    confirmedAt: date-time\n    isOld: boolean\n  }]\n  stage: string or null\n  headcountBand: string or null\n  revenueBand: string or null\n  certifications: [string]\n  categories: [string]\n  logo: string or null\n  screenshots: [string]\n}]"
  },
  {
    "id": "getVendorsCsv",
    "tag": "vendors",
    "method": "GET",
    "path": "/api/vendors.csv",
    "summary": "Vendors as CSV, by name",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [
      {
        "name": "search",
        "type": "string",
        "description": "Part of the name or description; case-insensitive, at most 200 characters. Words in \"quotes\" must stand as they are written; a word after a hyphen (-word) must not stand."
      },
      {
        "name": "verified",
        "type": "string",
        "description": "True: only verified vendors; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "category",
        "type": "string",
        "description": "Slugs or names of categories.",
        "repeatable": true
      },
      {
        "name": "country",
        "type": "string",
        "description": "Names of countries.",
        "repeatable": true
      },
      {
        "name": "stage",
        "type": "string",
        "description": "In one of these stages.",
        "values": [
          "bootstrapped",
          "pre-seed",
          "seed",
          "series-a",
          "series-b-or-later",
          "public",
          "acquired",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "headcount",
        "type": "string",
        "description": "With one of these numbers of people.",
        "values": [
          "up-to-10",
          "from-11-to-50",
          "from-51-to-200",
          "from-201-to-500",
          "over-500",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "revenue",
        "type": "string",
        "description": "With one of these revenues.",
        "values": [
          "under-1m",
          "from-1m-to-10m",
          "from-10m-to-50m",
          "over-50m",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "certification",
        "type": "string",
        "description": "With at least one of these certifications.",
        "values": [
          "ce",
          "fda",
          "fiba",
          "fifa-quality",
          "gdpr",
          "iso-9001",
          "iso-13485",
          "iso-27001",
          "itf",
          "soc-2",
          "uci",
          "world-athletics",
          "world-aquatics",
          "world-rugby",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "language",
        "type": "string",
        "description": "With at least one of these languages, as they are written.",
        "repeatable": true
      },
      {
        "name": "founded",
        "type": "integer",
        "description": "Founded in this year or in the last so many before it."
      },
      {
        "name": "minFunding",
        "type": "integer",
        "description": "With funding rounds that add up to at least this, in US dollars."
      },
      {
        "name": "round",
        "type": "integer",
        "description": "With a funding round in the last so many days."
      },
      {
        "name": "saved",
        "type": "string",
        "description": "True: only those that you have saved, none if you are not signed in; false: only others; all: both.",
        "values": [
          "true",
          "false",
          "all"
        ]
      },
      {
        "name": "updatedSince",
        "type": "string",
        "description": "What changed then or later; pass the `safeUntil` (in REST, the header `X-Safe-Until`) of the first page of the previous round, and sort by change. Views, likes and comments don't count as changes."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `name` by default.",
        "values": [
          "name",
          "rating",
          "newest",
          "funding",
          "latest-round",
          "founded",
          "headcount",
          "revenue",
          "updated"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getVendorsById",
    "tag": "vendors",
    "method": "GET",
    "path": "/api/vendors/{id}",
    "summary": "One vendor",
    "caller": "anybody",
    "roles": [],
    "scopes": [
      "catalog:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "{\n  id: integer\n  name: string\n  slug: string\n  description: string or null\n  verified: boolean\n  verifiedAt: date-time or null\n  rating: number\n  reviewCount: integer\n  solutionCount: integer\n  website: string or null\n  contactEmail: string or null\n  country: string or null\n  city: string or null\n  videoUrl: string or null\n  places: [string]\n  customers: [string]\n  languages: [string]\n  totalFunding: number or null\n  latestRoundAt: date-time or null\n  fundingRounds: [{\n    kind: string\n    year: integer\n    month: integer or null\n    day: integer or null\n    amount: number or null\n    currency: string\n    investors: [string]\n    source: string or null\n  }]\n  facts: [{\n    field: string\n    source: string\n    confirmedAt: date-time\n    isOld: boolean\n  }]\n  stage: string or null\n  headcountBand: string or null\n  revenueBand: string or null\n  certifications: [string]\n  categories: [string]\n  logo: string or null\n  screenshots: [string]\n}"
  },
  {
    "id": "getWatchListCsv",
    "tag": "watch-list",
    "method": "GET",
    "path": "/api/watch-list.csv",
    "summary": "Your watch list as CSV, latest change first",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [
      {
        "name": "pipeline",
        "type": "string",
        "description": "In one of these stages of one's own pipeline.",
        "values": [
          "watching",
          "contacted",
          "in-talks",
          "due-diligence",
          "invested",
          "passed",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "tag",
        "type": "string",
        "description": "With at least one of these tags.",
        "repeatable": true
      },
      {
        "name": "stage",
        "type": "string",
        "description": "Vendors in one of these stages.",
        "values": [
          "bootstrapped",
          "pre-seed",
          "seed",
          "series-a",
          "series-b-or-later",
          "public",
          "acquired",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "headcount",
        "type": "string",
        "description": "Vendors with one of these numbers of people.",
        "values": [
          "up-to-10",
          "from-11-to-50",
          "from-51-to-200",
          "from-201-to-500",
          "over-500",
          "all"
        ],
        "repeatable": true
      },
      {
        "name": "organization",
        "type": "string",
        "description": "Only the list of this organization."
      },
      {
        "name": "vendor",
        "type": "string",
        "description": "Only this vendor."
      },
      {
        "name": "sort",
        "type": "string",
        "description": "The order; `updated` by default.",
        "values": [
          "updated",
          "newest"
        ]
      }
    ],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getWatchListHubspotCsv",
    "tag": "watch-list",
    "method": "GET",
    "path": "/api/watch-list/hubspot.csv",
    "summary": "Your watch list as CSV for HubSpot",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  },
  {
    "id": "getWatchListSalesforceCsv",
    "tag": "watch-list",
    "method": "GET",
    "path": "/api/watch-list/salesforce.csv",
    "summary": "Your watch list as CSV for Salesforce",
    "caller": "token",
    "roles": [],
    "scopes": [
      "marketplace:read"
    ],
    "parameters": [],
    "fields": [],
    "answer": "A file: text/csv; charset=utf-8"
  }
];
