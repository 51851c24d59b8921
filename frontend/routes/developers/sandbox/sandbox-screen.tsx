import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useViewer } from "../../../features/viewer/use-viewer.ts";
import { useHydrated } from "../../../ui/behavior/use-hydrated.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { ExampleList } from "./example-list.tsx";
import { type Example, examples } from "./examples.ts";

export { ProseLoading as Loading } from "../../../features/prose/prose-page.tsx";

/** Loaded after the page, because it is large and only runs in browsers. */
const Editor = import.meta.env.SSR ? () => null : lazy(() => import("./editor.tsx"));

const Lead = chakra("p", { base: { mt: "2", mb: "4", maxWidth: "prose", color: "fg.muted" } });
const Frame = chakra("section", {
  base: {
    mt: "4",
    height: { base: "900px", md: "max(640px, calc(100dvh - 120px))" },
    borderWidth: "1px",
    borderColor: "line",
    borderRadius: "lg",
    overflow: "hidden",
  },
});
const Waiting = chakra("p", { base: { p: "6", color: "fg.muted" } });
const Loads = chakra(Waiting, { base: { "@media (scripting: none)": { display: "none" } } });

const waiting = (
  <>
    <Loads>Loading the editor...</Loads>
    <noscript>
      <Waiting>The editor needs JavaScript. Without it, send operations as the guides show.</Waiting>
    </noscript>
  </>
);

/** GraphiQL for our API, with examples for each role. */
export function Component() {
  const [search] = useSearchParams();
  const { viewer } = useViewer();
  const hydrated = useHydrated();
  const example: Example | undefined = examples.find(({ key }) => key === search.get("example"));
  return (
    <Page pt={{ base: "6", md: "8" }}>
      <PageMetadata
        title="Sandbox"
        description="Try the GraphQL API of SportsTech Hub in the browser, with examples for each role."
        path="/sandbox"
      />
      <PageHeading>Sandbox</PageHeading>
      <Lead>
        Operations run on this site's own data,{" "}
        {viewer ? `as ${viewer.username}: mutations change it` : "as a visitor who isn't signed in"}. To use
        an access token instead, add an Authorization header.
      </Lead>
      <ExampleList current={example?.key} />
      <Frame aria-label="GraphQL editor">
        {hydrated ? (
          <Suspense fallback={waiting}>
            <Editor example={example ?? examples[0]} />
          </Suspense>
        ) : (
          waiting
        )}
      </Frame>
    </Page>
  );
}
