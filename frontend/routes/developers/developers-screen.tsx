import { useContext } from "react";
import { guidePath } from "../../features/developers/guide.ts";
import { guides } from "../../features/developers/guides.generated.ts";
import { ProsePage } from "../../features/prose/prose-page.tsx";
import { CodeBlock } from "../../ui/code-block.tsx";
import { SiteContext } from "../../ui/site-context.ts";
import { TextLink } from "../../ui/text-link.tsx";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

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
    >
      <h2>GraphQL</h2>
      <p>
        One endpoint, <code>{publicUrl}/graphql</code>, by POST. The schema supports introspection, and every
        field is described. Try it in{" "}
        <TextLink to="/sandbox" reloadDocument>
          the sandbox
        </TextLink>
        , which also says what an operation costs before you send it. Public data requires no key; for
        everything else, programs send an <TextLink to="/developers/tokens">access token</TextLink>. Your
        server can be told what happens by <TextLink to="/developers/webhooks">webhooks</TextLink>.
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
        The endpoints under <code>{publicUrl}/api</code> execute operations of the same schema. Read{" "}
        <TextLink to="/developers/api">the reference</TextLink>, or let programs read{" "}
        <a href="/api/openapi.json">the OpenAPI document</a>. Lists return at most 100 rows; the{" "}
        <code>Link</code> header points to the next page, and <code>X-Total-Count</code> says how long the
        list is. Filters take slugs or names; an unknown parameter or value is refused with those that are
        allowed.
      </p>
      <h2>Guides</h2>
      <p>One task a page, with calls to copy:</p>
      <ul>
        {guides.map(({ name, title }) => (
          <li key={name}>
            <TextLink to={guidePath(name)}>{title}</TextLink>
          </li>
        ))}
      </ul>
      <h2>Changes</h2>
      <p>
        What changed, and what your programs can rely on, is in{" "}
        <TextLink to="/developers/changes">the changelog</TextLink>.
      </p>
      <h2>Limits and errors</h2>
      <ul>
        <li>A request is limited to 256 KB, and an operation to ten levels of nesting.</li>
        <li>
          An operation may cost 30,000. Send its document to <code>{publicUrl}/graphql/cost</code> to learn
          what it would cost, without running it.
        </li>
        <li>
          In a minute, the operations of a token or an account may cost 3,000,000, and those of an address
          12,000,000. The <code>RateLimit</code> header says what is left.
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
          <a href="/opportunities.ics">The deadlines of open opportunities</a>, as a calendar.
        </li>
        <li>
          <a href="/api/research/papers/citations.bib">The papers as BibTeX</a> or{" "}
          <a href="/api/research/papers/citations.ris">as RIS</a>.
        </li>
        <li>
          <a href="/api/market-trends.csv">The market trends as CSV</a>.
        </li>
        <li>
          <a href="/sitemap.xml">The sitemap</a>.
        </li>
      </ul>
    </ProsePage>
  );
}
