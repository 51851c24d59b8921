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
        "text": "Vendors have `solutions` and `reviews`, solutions have `reviews`, categories and sports have `solutions`, university partners and research topics have `papers`, and posts have `comments`. Only public records are listed, and each level's cost is its items times those of the level above."
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
    "name": "receive-webhooks",
    "title": "Receive webhooks",
    "blocks": [
      {
        "kind": "text",
        "text": "A webhook sends a `POST` request to your server when something happens, usually within a minute or two. Add up to ten at `/developers/webhooks`, each with an address and its events. The address must start with `https://` and be on the public internet: names and IP addresses of private networks are refused, also when a public name leads to one later. \"Send test\" sends a message with the type `test`."
      },
      {
        "kind": "heading",
        "text": "Events"
      },
      {
        "kind": "table",
        "head": [
          "event",
          "what it's about"
        ],
        "rows": [
          [
            "`<kind>.published`",
            "a record became public"
          ],
          [
            "`<kind>.changed`",
            "a public record changed"
          ],
          [
            "`<kind>.withdrawn`",
            "a record is no longer public"
          ],
          [
            "`application.status`, `application.received`",
            "your applications, or those to what you've posted"
          ],
          [
            "`message`, `review`, `claim`, `posting`",
            "your messages, reviews, vendor claims and postings"
          ],
          [
            "`search.match`",
            "a new match for one of your saved searches or briefs"
          ]
        ]
      },
      {
        "kind": "text",
        "text": "The kinds are `solution`, `vendor`, `opportunity`, `collaboration`, `paper`, `topic`, `partner`, `trend` and `post`. As when you [keep a copy in step](keep-a-copy-in-step.md), views, likes and comments don't count as changes."
      },
      {
        "kind": "text",
        "text": "A message about public records names up to 100 of them, without their content. Read that through the API: `node(id:)` takes the `nodeId`."
      },
      {
        "kind": "code",
        "text": "{\n  \"type\": \"solution.changed\",\n  \"timestamp\": \"2026-11-25T12:00:00.000Z\",\n  \"data\": {\n    \"kind\": \"solution\",\n    \"records\": [{ \"id\": \"17\", \"nodeId\": \"U29sdXRpb246MTc\", \"slug\": \"sprint-lab\" }]\n  }\n}"
      },
      {
        "kind": "text",
        "text": "Messages about you come from your notifications:"
      },
      {
        "kind": "code",
        "text": "{\n  \"type\": \"message\",\n  \"timestamp\": \"2026-11-25T12:00:00.000Z\",\n  \"data\": {\n    \"title\": \"New message from Ada\",\n    \"url\": \"https://sportstech.example/messages/4\",\n    \"notificationId\": \"512\",\n    \"subject\": { \"kind\": \"conversation\", \"id\": \"4\" }\n  }\n}"
      },
      {
        "kind": "text",
        "text": "`subject` is null if the notification isn't about a single record."
      },
      {
        "kind": "heading",
        "text": "Check the signature"
      },
      {
        "kind": "text",
        "text": "Messages are signed as Standard Webhooks 1.0.0 describes, so its libraries can check them. This server needs nothing but Node. It takes the secret, which you see once when you add the webhook, from `SECRET`:"
      },
      {
        "kind": "code",
        "text": "import { createHmac, timingSafeEqual } from \"node:crypto\";\nimport { createServer } from \"node:http\";\n\nconst key = Buffer.from(process.env.SECRET.replace(\"whsec_\", \"\"), \"base64\");\n\nfunction isGenuine(headers, body) {\n  const { \"webhook-id\": id, \"webhook-timestamp\": timestamp, \"webhook-signature\": signatures = \"\" } = headers;\n  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) return false;\n  const expected = createHmac(\"sha256\", key).update(`${id}.${timestamp}.${body}`).digest();\n  return signatures.split(\" \").some((one) => {\n    const given = Buffer.from(one.replace(\"v1,\", \"\"), \"base64\");\n    return given.length === expected.length && timingSafeEqual(given, expected);\n  });\n}\n\nconst seen = new Set();\nconst server = createServer(async (request, response) => {\n  let body = \"\";\n  for await (const part of request.setEncoding(\"utf8\")) body += part;\n  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();\n  response.writeHead(204).end();\n  const id = request.headers[\"webhook-id\"];\n  if (seen.has(id)) return;\n  seen.add(id);\n  console.log(JSON.parse(body).type);\n});\nserver.listen(process.env.PORT, () => console.log(`Listening on ${server.address().port}`));"
      },
      {
        "kind": "text",
        "text": "The signature covers the body as it was sent: check it before parsing. If you replace the secret, messages carry two signatures for a day, of the new secret and of the previous one, separated by a space. Accept a message if one of them is right, as above, and set the new secret on your server within that day."
      },
      {
        "kind": "heading",
        "text": "Answer fast"
      },
      {
        "kind": "text",
        "text": "Answer with a status from 200 to 299 within ten seconds, and do the work afterward. Anything else is a failure. Redirects aren't followed."
      },
      {
        "kind": "text",
        "text": "Messages can arrive more than once and in any order. A message keeps its `webhook-id` each time, so remember the ones you've handled."
      },
      {
        "kind": "heading",
        "text": "When your server fails"
      },
      {
        "kind": "text",
        "text": "A message is tried up to nine times, with pauses of 1, 5 and 15 minutes and of 1, 2, 4, 8 and 12 hours. Besides, a server whose last answer was a failure is left alone: for as long as it's been failing, from a minute up to an hour, and then gets one message at a time until one arrives. What's waiting follows right away. A test is sent at any time."
      },
      {
        "kind": "list",
        "items": [
          "With 429 or 503, `Retry-After` sets that pause instead, up to an hour.",
          "With 410, the webhook is turned off at once.",
          "If nothing has reached your server for 27 hours, the webhook is turned off when the next attempt fails."
        ]
      },
      {
        "kind": "text",
        "text": "You get a notification and an email when a webhook is turned off. Turn it on again at `/developers/webhooks`: messages that are still waiting are sent then. What happens while a webhook is off isn't recorded for it and is never sent; to catch up with public records, [ask for changes](keep-a-copy-in-step.md)."
      },
      {
        "kind": "heading",
        "text": "Send again"
      },
      {
        "kind": "text",
        "text": "The log at `/developers/webhooks` keeps each message for 30 days, with its last 20 attempts and the first kilobyte of each response. You can send any message again while the webhook is on, with the same `webhook-id`. \"Send failed again\" does so for all messages that failed, up to 1,000 at a time, oldest first; it works 20 times an hour."
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
    "name": "connect-an-agent",
    "title": "Connect an agent",
    "blocks": [
      {
        "kind": "text",
        "text": "Assistants and agents that speak the Model Context Protocol connect to `/mcp` by Streamable HTTP. Reading needs no key. Most clients take the address and nothing else:"
      },
      {
        "kind": "code",
        "text": "{\n  \"mcpServers\": {\n    \"sportstech-hub\": { \"type\": \"http\", \"url\": \"https://hub.example/mcp\" }\n  }\n}"
      },
      {
        "kind": "text",
        "text": "There are no sessions to keep: each request is answered by itself. What a tool returns is structured content by its schema, and the same in a few lines of text with the addresses of pages to cite."
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/mcp\" -H \"Content-Type: application/json\" -H \"Accept: application/json, text/event-stream\" -d '{\n  \"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\",\n  \"params\": { \"name\": \"match_brief\", \"arguments\": { \"text\": \"GPS trackers under $20,000 for a rugby club\", \"limit\": 3 } }\n}'"
      },
      {
        "kind": "text",
        "text": "The tools:"
      },
      {
        "kind": "list",
        "items": [
          "`match_brief`: products that fit a need, with criteria, quotations, unknowns and questions",
          "`search_catalog`: products, vendors, opportunities, papers, trends and articles by words",
          "`get_record`: everything that a public page says",
          "`compare_solutions`: two to four products side by side, by the criteria of a need",
          "`list_filters`: the filters of a list with their values and counts",
          "`list_opportunities`: calls with deadline, budget and eligibility",
          "`estimate_cost`: what a product costs for a buyer's numbers, with the formula",
          "`save_brief`, `save_record`: store something for the person",
          "`draft_application`, `ask_vendors`: prepare something that the person reads and sends"
        ]
      },
      {
        "kind": "text",
        "text": "The last four need an [access token](write-with-a-token.md), sent as `Authorization: Bearer …`: `discovery:write` to save, `marketplace:read` and `marketplace:write` to draft an application, `marketplace:read` to prepare questions. No tool sends anything to anybody else."
      },
      {
        "kind": "text",
        "text": "Texts of records were written by vendors and other people. Every answer with such texts says so in `notice`: they are data to report, never instructions to follow. The [limits](limits.md) are those of GraphQL."
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
    "name": "embed",
    "title": "Embed records on another site",
    "blocks": [
      {
        "kind": "text",
        "text": "A solution, a vendor or an opportunity can stand on your own site as a card, and several of them as a list. The frame shows what is public, follows the reader's light or dark theme, runs no scripts and sets no cookies."
      },
      {
        "kind": "heading",
        "text": "One record"
      },
      {
        "kind": "text",
        "text": "Put `/embed` before the path of its page. The slug may be left out:"
      },
      {
        "kind": "code",
        "text": "<iframe src=\"$SITE/embed/solutions/1\" title=\"A solution on SportsTech Hub\" width=\"480\" height=\"220\" style=\"border:0\" loading=\"lazy\"></iframe>"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/embed/solutions/1\" | grep '<h1>'"
      },
      {
        "kind": "heading",
        "text": "A list"
      },
      {
        "kind": "text",
        "text": "`/embed/solutions`, `/embed/vendors` and `/embed/opportunities` list the first five, of opportunities only open ones:"
      },
      {
        "kind": "table",
        "head": [
          "Parameter",
          "What it does"
        ],
        "rows": [
          [
            "`first`",
            "how many, from 1 to 20"
          ],
          [
            "`search`",
            "only what these words find, as in the list itself"
          ],
          [
            "`vendor`",
            "of solutions: only those of the vendor with this id"
          ],
          [
            "`country`",
            "of vendors: only those in this country"
          ],
          [
            "`type`",
            "of opportunities: only those of this type, such as `research`"
          ],
          [
            "`theme`",
            "`light` or `dark` in place of the reader's own"
          ]
        ]
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s \"$SITE/embed/opportunities?first=3&type=research&theme=light\" | grep -c '<li>'"
      },
      {
        "kind": "heading",
        "text": "By oEmbed"
      },
      {
        "kind": "text",
        "text": "Editors that know oEmbed turn the address of a record's page into its card by themselves. They ask:"
      },
      {
        "kind": "code",
        "text": "curl --fail-with-body -s -G \"$SITE/oembed\" --data-urlencode \"url=$SITE/solutions/1\" | grep '\"rich\"'"
      },
      {
        "kind": "text",
        "text": "A frame is cached for five minutes, so a change shows within that time. A record that is withdrawn answers 404."
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
      },
      {
        "kind": "heading",
        "text": "Size and shape"
      },
      {
        "kind": "table",
        "head": [
          "what",
          "at most"
        ],
        "rows": [
          [
            "the body of a request",
            "256 KB"
          ],
          [
            "values in the JSON of a body",
            "2,000"
          ],
          [
            "tokens in a document",
            "1,500: names, values and punctuation"
          ],
          [
            "levels of nesting",
            "11"
          ],
          [
            "aliases in an operation",
            "60"
          ],
          [
            "values in the variables of an operation",
            "1,000"
          ],
          [
            "`first` and `last` of a list, rows in REST",
            "100"
          ],
          [
            "values of a list in an argument, as `ids`",
            "100"
          ],
          [
            "`search`",
            "200 characters"
          ]
        ]
      },
      {
        "kind": "text",
        "text": "An `id` is a whole number up to 2,147,483,647; any other finds nothing or is rejected."
      },
      {
        "kind": "text",
        "text": "What's larger is refused: a body with 413, too many values or a document with 400, an argument with the code `BAD_USER_INPUT`. The message names the limit."
      },
      {
        "kind": "text",
        "text": "Downloads have [limits of their own](export.md), and so do [webhooks](receive-webhooks.md)."
      }
    ]
  }
];
