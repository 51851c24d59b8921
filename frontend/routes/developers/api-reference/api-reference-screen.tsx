import { chakra } from "@chakra-ui/react";
import { useSearchParams } from "react-router-dom";
import { DeveloperNav } from "../../../features/developers/developer-nav.tsx";
import { PROMISES } from "../../../features/developers/guide-text.tsx";
import { pill } from "../../../ui/controls/pill-styles.ts";
import { formatCount } from "../../../ui/display/format.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { EmptyState } from "../../../ui/layout/empty-state.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { groupsOf } from "./call-groups.ts";
import { CallItem } from "./call-item.tsx";
import { CallSearch } from "./call-search.tsx";
import { calls } from "./calls.generated.ts";

const Intro = chakra("p", { base: { mt: "3", maxWidth: "prose", color: "fg.muted" } });
const Groups = chakra("div", { base: { display: "grid", gap: "6", mt: "6" } });
const Nav = chakra("nav", {
  base: {
    display: "flex",
    // On a phone they would fill the screen.
    flexWrap: { base: "nowrap", md: "wrap" },
    overflowX: "auto",
    gap: "2",
    mt: "4",
    py: "1",
    whiteSpace: "nowrap",
  },
});
const Jump = chakra("a", { base: pill });
const Group = chakra("div", { base: { minWidth: "0", scrollMarginTop: "24" } });

/** Has no loading state: there is no data to load. */
export const Loading = () => null;

/** Every call of the REST API, with its callers, parameters and response. */
export function Component() {
  const [search] = useSearchParams();
  const groups = groupsOf(calls, search.get("search") ?? "");
  const found = groups.reduce((count, group) => count + group.calls.length, 0);
  return (
    <>
      <PageMetadata
        title="API Reference"
        description="Every call in SportsTech Hub's REST API: who can make it, its parameters, its body, its response, and an example."
        path="/developers/api"
      />
      <Page py={{ base: "6", md: "10" }}>
        <PageHeading>API Reference</PageHeading>
        <Intro>
          Every call in the REST API. For a machine-readable version, see{" "}
          <TextLink to="/api/openapi.json" reloadDocument>
            the OpenAPI document
          </TextLink>
          . What your programs can rely on is in{" "}
          <TextLink to={`/developers/changes#${PROMISES}`}>the deprecation policy</TextLink>.
        </Intro>
        <DeveloperNav />
        <chakra.div mt="6" maxWidth="lg">
          <CallSearch />
        </chakra.div>
        <Intro role="status">{`${formatCount(found)} of ${formatCount(calls.length)} calls`}</Intro>
        <Nav aria-label="Parts of the API">
          {groups.map(({ tag, title }) => (
            <Jump key={tag} href={`#${tag}`}>
              {title}
            </Jump>
          ))}
        </Nav>
        <Groups>
          {groups.map(({ tag, title, calls: members }) => (
            <Group key={tag} id={tag}>
              <Panel title={title}>
                {members.map((call) => (
                  <CallItem key={call.id} call={call} />
                ))}
              </Panel>
            </Group>
          ))}
          {found === 0 && <EmptyState title="No calls found">Try fewer or different words.</EmptyState>}
        </Groups>
      </Page>
    </>
  );
}
