// Generated from docs/api by `npm run schema`; do not edit.
import type { Guide } from "./guide.ts";

/** How to do what programs do most, one task a page. */
export const guides: readonly Guide[] = [
  {
    "name": "list-and-filter",
    "title": "List and filter",
    "blocks": [
      {
        "kind": "text",
        "text": "Public lists need no key. A list is a JSON array of up to 100 rows; `X-Total-Count` says how many there are."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/solutions?first=3\""
      },
      {
        "kind": "text",
        "text": "A filter takes what the row shows or its slug, whatever the case; `all` is no filter. Where a filter may be repeated, its values are alternatives."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/solutions?category=video-analysis&level=elite&level=collegiate&sort=newest\""
      },
      {
        "kind": "text",
        "text": "`search` finds a part of the title or the description."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/opportunities/active?search=data\""
      },
      {
        "kind": "text",
        "text": "An unknown parameter or value is refused with 400 and says what is allowed, at its name in `errors`. `/api/openapi.json` describes the parameters of every call."
      },
      {
        "kind": "text",
        "text": "One record is read by its id:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/vendors/1\""
      }
    ]
  },
  {
    "name": "page-through",
    "title": "Page through a list",
    "blocks": [
      {
        "kind": "text",
        "text": "Ask for the first page, with as many rows as you like, up to 100:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -i \"$SITE/api/solutions?first=10&sort=title\""
      },
      {
        "kind": "text",
        "text": "While there is more, the answer has a `Link` header with `rel=\"next\"`. Its address is that of the next page, with the same filters and order; it is relative to the site. The last page has none. Rows that are added meanwhile don't shift the pages."
      },
      {
        "kind": "code",
        "text": "next=\"/api/solutions?first=10&sort=title\"\nwhile [ -n \"$next\" ]; do\n  headers=$(curl --fail-with-body -s -D - -o /dev/null \"$SITE$next\")\n  next=$(printf '%s' \"$headers\" | sed -n 's/^[Ll]ink: <\\([^>]*\\)>; rel=\"next\".*/\\1/p')\ndone"
      },
      {
        "kind": "text",
        "text": "In GraphQL, what belongs to a record is a page of its own, up to 100 items for each record:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H 'content-type: application/json' --data '{\"query\": \"{ vendors(first: 5) { nodes { name solutions(first: 3, sort: TITLE) { totalCount nodes { title } pageInfo { hasNextPage endCursor } } } } }\"}'"
      },
      {
        "kind": "text",
        "text": "Vendors have `solutions` and `reviews`, solutions have `reviews`, categories have `solutions`, and posts have `comments`. Only what is public is listed, and each level costs its items times those of the level above."
      }
    ]
  },
  {
    "name": "keep-a-copy-in-step",
    "title": "Keep a copy in step",
    "blocks": [
      {
        "kind": "text",
        "text": "Solutions, vendors, opportunities, collaborations, papers, university partners, research topics, trends and posts can be copied whole, and the copy kept in step with what changes."
      },
      {
        "kind": "text",
        "text": "For the first copy, read the list in the order of its changes, page by page. Each page says in `X-Safe-Until` up to when it misses nothing. Keep the earliest of them."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -i \"$SITE/api/solutions?sort=updated&first=20\""
      },
      {
        "kind": "text",
        "text": "From then on, in each round, ask for what has changed since then and store it, page by page:"
      },
      {
        "kind": "code",
        "text": "since=$(curl --fail-with-body -s -D - -o /dev/null \"$SITE/api/solutions?sort=updated&first=20\" |\n  sed -n 's/^[Xx]-[Ss]afe-[Uu]ntil: \\([^[:space:]]*\\).*/\\1/p')\ncurl --fail-with-body -s -i \"$SITE/api/solutions?sort=updated&updatedSince=$since\""
      },
      {
        "kind": "text",
        "text": "After the lists, and only after them, ask for what is no longer public, and delete it:"
      },
      {
        "kind": "code",
        "text": "since=$(date -u +%Y-%m-%dT00:00:00Z)\ncurl --fail-with-body -s -i \"$SITE/api/removals?kind=solution&kind=vendor&since=$since\""
      },
      {
        "kind": "text",
        "text": "The next round begins at the earliest `X-Safe-Until` of all pages of this one, those of the removals included. It may be a little in the past while somebody writes, so some rows come twice: store them by their `id`. Never take a time from your own clock or from a row, as a change that is committed late has an earlier date."
      },
      {
        "kind": "text",
        "text": "In GraphQL it is the same, with `updatedSince` and `sort: UPDATED`, `removals` and `safeUntil`:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H 'content-type: application/json' --data '{\"query\": \"{ vendors(sort: UPDATED, updatedSince: \\\"2026-01-01T00:00:00Z\\\") { safeUntil nodes { id name } pageInfo { hasNextPage endCursor } } removals(kinds: [VENDOR]) { safeUntil nodes { recordId removedAt } } }\"}'"
      },
      {
        "kind": "list",
        "items": [
          "Any change of a record counts, except its views, likes and comments. A change of a vendor, a category or a sport that a record only refers to is not one of the record: copy vendors, too, and refer to them by `id`.",
          "Removals are kept for 90 days. An older `since` is refused: make a new copy. Make one, too, after the site was restored from a backup.",
          "A record that comes back is no longer among the removals, and among the changes of its list again."
        ]
      }
    ]
  },
  {
    "name": "write-with-a-token",
    "title": "Write with a token",
    "blocks": [
      {
        "kind": "text",
        "text": "Create an access token at `/developers/tokens` and choose what it may do. It is shown once; keep it out of your code and out of addresses, for instance in a variable of the environment. Here it is `$TOKEN`, with the scopes `discovery:read` and `discovery:write`."
      },
      {
        "kind": "text",
        "text": "This saves a solution to your bookmarks:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" \\\n  -H \"Authorization: Bearer $TOKEN\" -H \"Content-Type: application/json\" \\\n  -d '{ \"query\": \"mutation { setBookmark(kind: SOLUTION, id: 1, saved: true) { __typename } }\" }' |\n  grep -v '\"errors\"'"
      },
      {
        "kind": "text",
        "text": "Both APIs take the same token:"
      },
      {
        "kind": "code",
        "text": "me=$(curl --fail-with-body -s \"$SITE/api/auth/me\" -H \"Authorization: Bearer $TOKEN\" |\n  sed 's/.*\"id\":\\([0-9]*\\).*/\\1/')\ncurl --fail-with-body -s \"$SITE/api/solutions/bookmarks/$me\" -H \"Authorization: Bearer $TOKEN\""
      },
      {
        "kind": "text",
        "text": "A token that has expired or been revoked gets 401, even for public data. A call outside its scopes gets 403, and the message names the scope that is missing:"
      },
      {
        "kind": "code",
        "text": "curl -s \"$SITE/api/users/profile\" -X PATCH -o /dev/null -w '%{http_code}\\n' \\\n  -H \"Authorization: Bearer $TOKEN\" -H \"Content-Type: application/json\" -d '{}'"
      }
    ]
  },
  {
    "name": "match-a-brief",
    "title": "Match a brief",
    "blocks": [
      {
        "kind": "text",
        "text": "Say what you are looking for, and get the solutions that fit, best first, each with the words of its record that speak for it. This needs no key, and nothing is stored."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H \"Content-Type: application/json\" -d '{\n  \"query\": \"query ($text: String!) { matchSolutions(brief: { text: $text }, first: 3) { results { rank score solution { id title } evidence { quote } } } }\",\n  \"variables\": { \"text\": \"GPS tracking for a women’s football club, under $10,000 a year\" }\n}'"
      },
      {
        "kind": "text",
        "text": "To keep a brief and be told about new matches, save it with `saveBrief`. That takes an [access token](write-with-a-token.md) with `discovery:write`."
      }
    ]
  },
  {
    "name": "export",
    "title": "Export whole lists",
    "blocks": [
      {
        "kind": "text",
        "text": "A list with `.csv` after its name is the whole list as a file, with the same search, filters and order."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/solutions.csv?category=video-analysis\""
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -OJ --output-dir \"$(mktemp -d)\" \"$SITE/api/opportunities.csv\""
      },
      {
        "kind": "text",
        "text": "Research papers are also files for reference managers:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/research/papers/citations.bib\""
      },
      {
        "kind": "text",
        "text": "Long files are sent page by page. A failure breaks the connection off, so that `curl` reports it; nobody may download more than four at once."
      }
    ]
  },
  {
    "name": "graphql-over-http",
    "title": "GraphQL over HTTP",
    "blocks": [
      {
        "kind": "text",
        "text": "A query can be asked by `GET`, without a header of its own; a mutation takes `POST` and JSON:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -G \"$SITE/graphql\" \\\n  -H \"Accept: application/graphql-response+json\" \\\n  --data-urlencode \"query={ vendors(first: 3) { nodes { name } } }\""
      },
      {
        "kind": "heading",
        "text": "Send the hash, not the document"
      },
      {
        "kind": "text",
        "text": "Send a document with its SHA-256 once, and the hash alone from then on. Apollo Client and urql call this automatic persisted queries:"
      },
      {
        "kind": "code",
        "text": "document='query Names { vendors(first: 3) { nodes { name } } }'\nhash=$(printf '%s' \"$document\" | sha256sum | cut -d' ' -f1)\nextensions=\"{\\\"persistedQuery\\\":{\\\"version\\\":1,\\\"sha256Hash\\\":\\\"$hash\\\"}}\"\ncurl --fail-with-body -s -o /dev/null -G \"$SITE/graphql\" \\\n  --data-urlencode \"query=$document\" --data-urlencode \"extensions=$extensions\"\ncurl --fail-with-body -s -G \"$SITE/graphql\" --data-urlencode \"extensions=$extensions\" | grep '\"nodes\"'"
      },
      {
        "kind": "text",
        "text": "A hash that isn't known (any more) answers `PERSISTED_QUERY_NOT_FOUND`: send the document again, as these clients do by themselves. By `GET`, public answers have an `ETag`; ask again with `If-None-Match`, and what hasn't changed is 304."
      },
      {
        "kind": "heading",
        "text": "From a page of another site"
      },
      {
        "kind": "text",
        "text": "Scripts of any site may call `/graphql` and `/api` with an access token in `Authorization: Bearer`. Cookies are never taken from another site, so leave `credentials` out of `fetch`. A token in a page is known to everyone who opens the page: give it only what anybody may read, or keep it on a server."
      }
    ]
  },
  {
    "name": "limits",
    "title": "Limits",
    "blocks": [
      {
        "kind": "text",
        "text": "An operation may cost 30,000; `POST /graphql/cost` says beforehand what one costs. What your operations cost comes from a budget, on `/graphql` and `/api` alike:"
      },
      {
        "kind": "table",
        "head": [
          "who asks",
          "cost in a minute"
        ],
        "rows": [
          [
            "an access token",
            "3,000,000"
          ],
          [
            "an account that is signed in",
            "3,000,000"
          ],
          [
            "an address, without signing in",
            "12,000,000"
          ]
        ]
      },
      {
        "kind": "text",
        "text": "The headers `RateLimit-Policy` and `RateLimit` say what your budget is, what is left of it (`r`) and for how many seconds (`t`). A GraphQL answer also says it in `extensions.cost`: `requested` and `maximum`, and with a token or a session `left` and `resetsAt`. A public answer that was made before costs nothing and comes without these headers."
      },
      {
        "kind": "text",
        "text": "What is beyond the budget answers 429 with `Retry-After`, in seconds."
      }
    ]
  }
];
