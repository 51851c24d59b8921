import { chakra } from "@chakra-ui/react";
import { useContext } from "react";
import { ProsePage } from "../../features/prose/prose-page.tsx";
import { SiteContext } from "../../ui/site-context.ts";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

const Code = chakra("pre", {
  base: {
    mb: "4",
    p: "4",
    overflowX: "auto",
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    bg: "bg.subtle",
    fontFamily: "mono",
    fontSize: "sm",
    lineHeight: "moderate",
  },
});

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
      lead="Everything that the screens show comes from one API, which programs may use as well."
      description="The GraphQL and REST API of SportsTech Hub: addresses, an example, paging, limits, errors and feeds."
      path="/developers"
    >
      <h2>GraphQL</h2>
      <p>
        One endpoint, <code>{publicUrl}/graphql</code>, by POST. The schema answers introspection, and each
        field says what it holds. Public data needs no key.
      </p>
      <Code tabIndex={0} role="group" aria-label="An example">
        {`curl ${publicUrl}/graphql \\
  -H 'content-type: application/json' \\
  -d '${JSON.stringify({ query: QUERY.replace(/\s+/g, " ") })}'`}
      </Code>
      <p>
        Lists are Relay connections: ask for <code>first</code>, at most 100, and go on with{" "}
        <code>after</code>.
      </p>
      <h2>REST</h2>
      <p>
        The calls under <code>{publicUrl}/api</code> execute operations of the same schema. Their description
        is <a href="/api/openapi.json">an OpenAPI document</a>. Lists hold at most 100 rows; the{" "}
        <code>Link</code> header leads to the next.
      </p>
      <h2>Limits and errors</h2>
      <ul>
        <li>A request is at most 256 KB, an operation at most ten levels deep.</li>
        <li>
          Errors carry a <code>code</code> and, where a field is to blame, its name. Too many requests are
          answered with 429 and <code>Retry-After</code>.
        </li>
        <li>
          Each answer carries <code>x-request-id</code>; quote it when you ask about one.
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
