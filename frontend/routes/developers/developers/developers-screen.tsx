import { useContext } from "react";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import { guidePath } from "../../../features/developers/guide.ts";
import { PROMISES } from "../../../features/developers/guide-text.tsx";
import { guides } from "../../../features/developers/guides.generated.ts";
import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { SiteContext } from "../../../ui/behavior/site-context.ts";
import { CodeBlock } from "../../../ui/display/code-block.tsx";
import { TextLink } from "../../../ui/display/text-link.tsx";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

const QUERY = `{
  solutions(search: "sprint", first: 3) {
    totalCount
    nodes { id title pricing vendor { name verified } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Documentation for API users. */
export function Component() {
  const { publicUrl } = useContext(SiteContext);
  return (
    <ProsePage
      title="Developers"
      lead="Everything on this site comes from one API, and your programs can use it, too."
      description="The GraphQL and REST API of SportsTech Hub: endpoints, an example, pagination, limits, errors and feeds."
      path="/developers"
      nav={<DeveloperNav />}
    >
      <h2>GraphQL</h2>
      <p>
        One endpoint, <code>{publicUrl}/graphql</code>, by POST or, for queries, by GET. The schema supports
        introspection, and every field is described. Try it in{" "}
        <TextLink to="/sandbox" reloadDocument>
          the sandbox
        </TextLink>
        , which also shows what an operation costs before you send it. Public data requires no key; for
        everything else, programs send an <TextLink to="/developers/tokens">access token</TextLink>. To be
        told when something happens, add <TextLink to="/developers/webhooks">webhooks</TextLink>, as{" "}
        <TextLink to={guidePath("receive-webhooks")}>their guide</TextLink> explains.
      </p>
      <CodeBlock label="An example">
        {`curl ${publicUrl}/graphql \\
  -H 'content-type: application/json' \\
  -d '${JSON.stringify({ query: QUERY.replace(/\s+/g, " ") })}'`}
      </CodeBlock>
      <p>
        Lists are Relay connections: request up to 100 items with <code>first</code>, and continue with{" "}
        <code>after</code>.
      </p>
      <h2>REST</h2>
      <p>
        The endpoints under <code>{publicUrl}/api</code> run operations on the same schema. Read{" "}
        <TextLink to="/developers/api">the reference</TextLink>, or let programs read{" "}
        <TextLink to="/api/openapi.json" reloadDocument>
          the OpenAPI document
        </TextLink>
        . Lists return at most 100 rows; the <code>Link</code> header points to the next page, and{" "}
        <code>X-Total-Count</code> gives the length of the list. Filters take slugs or names; an unknown
        parameter or value is rejected with a list of allowed ones.
      </p>
      <h2>Guides</h2>
      <p>One task per page, with calls you can copy:</p>
      <ul>
        {guides.map(({ name, title }) => (
          <li key={name}>
            <TextLink to={guidePath(name)}>{title}</TextLink>
          </li>
        ))}
      </ul>
      <h2>Changes</h2>
      <p>
        <TextLink to="/developers/changes">The changelog</TextLink> says what changed, and the{" "}
        <TextLink to={`/developers/changes#${PROMISES}`}>deprecation policy</TextLink> says what your programs
        can rely on.
      </p>
      <h2>Limits and errors</h2>
      <ul>
        <li>
          A request is limited to 256 KB, and an operation to 11 levels of nesting;{" "}
          <TextLink to={guidePath("limits")}>all limits</TextLink>.
        </li>
        <li>
          An operation may cost up to 30,000. Send its document to <code>{publicUrl}/graphql/cost</code> to
          learn what it would cost, without running it.
        </li>
        <li>
          Per minute, a token or an account may spend 3,000,000, and an IP address 12,000,000. The{" "}
          <code>RateLimit</code> header shows what's left.
        </li>
        <li>
          Errors have a <code>code</code> and, where a field is at fault, its name. Too many requests return
          429 with <code>Retry-After</code>.
        </li>
        <li>
          Every response has an <code>x-request-id</code>; include it when you report a problem.
        </li>
      </ul>
      <h2>Feeds and files</h2>
      <ul>
        <li>
          <TextLink to="/opportunities.ics" reloadDocument>
            Deadlines of open opportunities
          </TextLink>
          , as a calendar.
        </li>
        <li>
          <TextLink to="/api/research/papers/citations.bib" reloadDocument>
            The papers as BibTeX
          </TextLink>{" "}
          or{" "}
          <TextLink to="/api/research/papers/citations.ris" reloadDocument>
            as RIS
          </TextLink>
          .
        </li>
        <li>
          <TextLink to="/api/market-trends.csv" reloadDocument>
            Market trends as CSV
          </TextLink>
          .
        </li>
        <li>
          <TextLink to="/sitemap.xml" reloadDocument>
            The sitemap
          </TextLink>
          .
        </li>
      </ul>
    </ProsePage>
  );
}
