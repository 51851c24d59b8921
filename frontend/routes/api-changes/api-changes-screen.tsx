import { Fragment } from "react";
import { InlineCode } from "../../features/developers/inline-code.tsx";
import { ProsePage } from "../../features/prose/prose-page.tsx";
import { promises, releases } from "./changes.generated.ts";

export { ProseLoading as Loading } from "../../features/prose/prose-page.tsx";

const Items = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <InlineCode text={item} />
      </li>
    ))}
  </ul>
);

/** What changed in the API, and what clients can rely on. */
export const Component = () => (
  <ProsePage
    title="API Changes"
    lead="What changed in the API, the newest first, and what your programs can rely on."
    description="The changelog of the GraphQL and REST API of SportsTech Hub, and what clients can rely on."
    path="/developers/changes"
  >
    {releases.map(({ heading, paragraphs, items }) => (
      <Fragment key={heading}>
        <h2>{heading === "Next" ? "Since the last release" : `Release ${heading}`}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <InlineCode text={text} />
          </p>
        ))}
        {items.length > 0 && <Items items={items} />}
      </Fragment>
    ))}
    <h2>What you can rely on</h2>
    <Items items={promises} />
  </ProsePage>
);
