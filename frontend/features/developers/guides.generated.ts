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
        "text": "Public lists need no key. A list is a JSON array of up to 100 rows; `X-Total-Count` gives the total."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/solutions?first=3\""
      },
      {
        "kind": "text",
        "text": "A filter takes the value as the row shows it; `all` means no filter. Categories, sports, vendors and research topics can also be given by their slug; these names and slugs, and fixed choices such as levels, can be in upper or lower case. If a filter is repeated, its values are alternatives."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/solutions?category=video-analysis&level=elite&level=collegiate&sort=newest\""
      },
      {
        "kind": "text",
        "text": "`search` finds part of the title and, depending on the list, of the description, the organization or the authors."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/opportunities/active?search=data\""
      },
      {
        "kind": "text",
        "text": "An unknown parameter or value gets 400, and `errors` lists what's allowed under its name. `/api/openapi.json` describes the parameters of every call."
      },
      {
        "kind": "text",
        "text": "Read a single record by its ID:"
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
        "text": "As long as there's more, the response has a `Link` header with `rel=\"next\"`. It holds the address of the next page, with the same filters and order, relative to the site. The last page has none. Rows added in the meantime don't shift the pages."
      },
      {
        "kind": "code",
        "text": "next=\"/api/solutions?first=10&sort=title\"\nwhile [ -n \"$next\" ]; do\n  headers=$(curl --fail-with-body -s -D - -o /dev/null \"$SITE$next\")\n  next=$(printf '%s' \"$headers\" | sed -n 's/^[Ll]ink: <\\([^>]*\\)>; rel=\"next\".*/\\1/p')\ndone"
      },
      {
        "kind": "text",
        "text": "In GraphQL, whatever belongs to a record has pages of its own, up to 100 items per record:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H 'content-type: application/json' --data '{\"query\": \"{ vendors(first: 5) { nodes { name solutions(first: 3, sort: TITLE) { totalCount nodes { title } pageInfo { hasNextPage endCursor } } } } }\"}'"
      },
      {
        "kind": "text",
        "text": "Vendors have `solutions` and `reviews`, solutions have `reviews`, categories have `solutions`, and posts have `comments`. Only public records are listed, and each level's cost is its items times those of the level above."
      }
    ]
  },
  {
    "name": "keep-a-copy-in-step",
    "title": "Keep a copy in step",
    "blocks": [
      {
        "kind": "text",
        "text": "Solutions, vendors, opportunities, collaborations, papers, university partners, research topics, trends and posts can be copied in full, and the copy kept in step with changes."
      },
      {
        "kind": "text",
        "text": "For the first copy, read the list in the order of its changes, page by page. Each page's `X-Safe-Until` gives the time up to which it's complete. Keep the earliest of these."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -i \"$SITE/api/solutions?sort=updated&first=20\""
      },
      {
        "kind": "text",
        "text": "From then on, in each round, ask for what's changed since then and store it, page by page:"
      },
      {
        "kind": "code",
        "text": "since=$(curl --fail-with-body -s -D - -o /dev/null \"$SITE/api/solutions?sort=updated&first=20\" |\n  sed -n 's/^[Xx]-[Ss]afe-[Uu]ntil: \\([^[:space:]]*\\).*/\\1/p')\ncurl --fail-with-body -s -i \"$SITE/api/solutions?sort=updated&updatedSince=$since\""
      },
      {
        "kind": "text",
        "text": "After the lists, and only after them, ask for what's no longer public, and delete it:"
      },
      {
        "kind": "code",
        "text": "since=$(date -u +%Y-%m-%dT00:00:00Z)\ncurl --fail-with-body -s -i \"$SITE/api/removals?kind=solution&kind=vendor&since=$since\""
      },
      {
        "kind": "text",
        "text": "The next round starts at the earliest `X-Safe-Until` from any page of this one, including the removals. It may be slightly in the past while someone is writing, so some rows come twice: store them by their `id`. Never use a time from your own clock or from a row, because a change that's committed late has an earlier date."
      },
      {
        "kind": "text",
        "text": "In GraphQL, do the same with `updatedSince` and `sort: UPDATED`, `removals` and `safeUntil`:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H 'content-type: application/json' --data '{\"query\": \"{ vendors(sort: UPDATED, updatedSince: \\\"2026-01-01T00:00:00Z\\\") { safeUntil nodes { id name } pageInfo { hasNextPage endCursor } } removals(kinds: [VENDOR]) { safeUntil nodes { recordId removedAt } } }\"}'"
      },
      {
        "kind": "list",
        "items": [
          "Any change to a record counts, except its views, likes and comments, how many solutions a vendor has, and what follows from the time (`isActive`, `daysLeft`). A change to a vendor, category or sport that a record only refers to isn't a change to the record: copy vendors, too, and refer to them by `id`.",
          "Removals are kept for 90 days. An older `since` is rejected: make a new copy. Also make one after the site has been restored from a backup.",
          "A record that comes back is dropped from the removals and listed among the changes again."
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
        "text": "Create an access token at `/developers/tokens` and choose what it can do. It's shown once; keep it out of your code and out of addresses, for instance in an environment variable. Here it's `$TOKEN`, with the scopes `account:read`, `discovery:read` and `discovery:write`."
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
        "text": "A token that has expired or been revoked gets 401, even for public data. A call outside its scopes gets 403, and the message names the missing scope, here `catalog:read`:"
      },
      {
        "kind": "code",
        "text": "curl -s \"$SITE/api/vendors\" -H \"Authorization: Bearer $TOKEN\""
      }
    ]
  },
  {
    "name": "match-a-brief",
    "title": "Match a brief",
    "blocks": [
      {
        "kind": "text",
        "text": "Describe what you're looking for, and get the solutions that fit, best first, each with the words from its record that support the match. You don't need a key, and nothing is stored."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/graphql\" -H \"Content-Type: application/json\" -d '{\n  \"query\": \"query ($text: String!) { matchSolutions(brief: { text: $text }, first: 3) { results { rank score solution { id title } evidence { quote } } } }\",\n  \"variables\": { \"text\": \"GPS tracking for a women’s soccer club, under $10,000 a year\" }\n}'"
      },
      {
        "kind": "text",
        "text": "To keep a brief and hear about new matches, save it with `saveBrief`. That requires an [access token](write-with-a-token.md) with `discovery:write`."
      }
    ]
  },
  {
    "name": "export",
    "title": "Export whole lists",
    "blocks": [
      {
        "kind": "text",
        "text": "Add `.csv` to a list's address to get the whole list as a file, with the same search, filters and order."
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
        "text": "Research papers also come as files for reference managers:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/api/research/papers/citations.bib\""
      },
      {
        "kind": "text",
        "text": "Long files are sent page by page. If something fails, the connection is cut so that `curl` reports it. You can download up to four long files at once, and 120 in an hour."
      }
    ]
  },
  {
    "name": "graphql-over-http",
    "title": "GraphQL over HTTP",
    "blocks": [
      {
        "kind": "text",
        "text": "You can send a query by `GET`, with no special header; a mutation takes `POST` and JSON:"
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
        "text": "Send a document with its SHA-256 hash once, then only the hash from then on. Apollo Client and urql call this automatic persisted queries:"
      },
      {
        "kind": "code",
        "text": "document='query Names { vendors(first: 3) { nodes { name } } }'\nhash=$(printf '%s' \"$document\" | sha256sum | cut -d' ' -f1)\nextensions=\"{\\\"persistedQuery\\\":{\\\"version\\\":1,\\\"sha256Hash\\\":\\\"$hash\\\"}}\"\ncurl --fail-with-body -s -o /dev/null -G \"$SITE/graphql\" \\\n  --data-urlencode \"query=$document\" --data-urlencode \"extensions=$extensions\"\ncurl --fail-with-body -s -G \"$SITE/graphql\" --data-urlencode \"extensions=$extensions\" | grep '\"nodes\"'"
      },
      {
        "kind": "text",
        "text": "A hash that's unknown or no longer known gets `PERSISTED_QUERY_NOT_FOUND`: send the document again, as these clients do automatically. By `GET`, public responses have an `ETag`; ask again with `If-None-Match`, and you get a 304 if nothing has changed."
      },
      {
        "kind": "heading",
        "text": "From a page of another site"
      },
      {
        "kind": "text",
        "text": "Scripts on any site may call `/graphql` and `/api` with an access token in `Authorization: Bearer`. Cookies are never taken from another site, so leave `credentials` out of `fetch`. A token in a page is known to everyone who opens the page: give it access only to what anyone may read, or keep it on a server."
      }
    ]
  },
  {
    "name": "limits",
    "title": "Limits",
    "blocks": [
      {
        "kind": "text",
        "text": "An operation may cost up to 30,000; `POST /graphql/cost` tells you in advance what one costs. The cost of your operations comes out of a budget, on both `/graphql` and `/api`:"
      },
      {
        "kind": "table",
        "head": [
          "caller",
          "cost per minute"
        ],
        "rows": [
          [
            "an access token",
            "3,000,000"
          ],
          [
            "a signed-in account",
            "3,000,000"
          ],
          [
            "an IP address, not signed in",
            "12,000,000"
          ]
        ]
      },
      {
        "kind": "text",
        "text": "The headers `RateLimit-Policy` and `RateLimit` give your budget, what's left of it (`r`) and for how many seconds (`t`). A GraphQL response also has this in `extensions.cost`: `requested` and `maximum`, and with a token or a session `left` and `resetsAt`. A public response that's already cached costs nothing and comes without these headers."
      },
      {
        "kind": "text",
        "text": "Beyond the budget, you get 429 with `Retry-After`, in seconds."
      }
    ]
  }
];
