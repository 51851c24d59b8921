import { Fragment } from "react";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import { GuideText, PROMISES } from "../../../features/developers/guide-text.tsx";
import { ProsePage } from "../../../features/prose/prose-page.tsx";
import { promises, releases } from "./changes.generated.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

const Items = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <GuideText text={item} />
      </li>
    ))}
  </ul>
);

/** The API's changes, and its stability guarantees. */
export const Component = () => (
  <ProsePage
    title="API Changes"
    lead="What changed in the API, newest first, and what your programs can rely on."
    description="The changelog of SportsTech Hub's GraphQL and REST APIs, and what clients can rely on."
    path="/developers/changes"
    nav={<DeveloperNav />}
  >
    {releases.map(({ heading, paragraphs, items }) => (
      <Fragment key={heading}>
        <h2>{heading === "Next" ? "Since the last release" : `Release ${heading}`}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <GuideText text={text} />
          </p>
        ))}
        {items.length > 0 && <Items items={items} />}
      </Fragment>
    ))}
    <h2 id={PROMISES}>What you can rely on</h2>
    <Items items={promises} />
  </ProsePage>
);
