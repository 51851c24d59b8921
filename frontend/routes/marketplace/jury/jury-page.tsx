import { chakra } from "@chakra-ui/react";
import type { Jury_FactsFragment } from "../../../features/juries/juries.generated.ts";
import { POSTINGS } from "../../../features/postings/posting-paths.ts";
import { Tabs } from "../../../ui/controls/tabs.tsx";
import { useTab } from "../../../ui/controls/use-tab.ts";
import { TextLink } from "../../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../../ui/layout/breadcrumbs.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { PageMetadata } from "../../../ui/layout/page-metadata.tsx";
import { EntriesTab } from "./entries-tab.tsx";
import { ResultTab } from "./result-tab.tsx";
import { ReviewersTab } from "./reviewers-tab.tsx";
import { SetupTab } from "./setup-tab.tsx";

const TABS = [
  { value: "applications", label: "Applications" },
  { value: "reviewers", label: "Reviewers" },
  { value: "setup", label: "Criteria and Rounds" },
  { value: "result", label: "Result" },
] as const;

/** A call's jury: its applications by round, its reviewers, how they judge, and the result. */
export function JuryPage({ jury }: { jury: Jury_FactsFragment }) {
  const { title, path, version } = jury;
  const chosen = useTab(TABS);
  const selected = version === null ? "setup" : chosen;
  return (
    <>
      <Page pt={{ base: "6", md: "10" }} pb="4">
        <PageMetadata title={`Jury: ${title}`} description="How applications are judged." hidden />
        <Breadcrumbs
          steps={[
            { to: POSTINGS, label: "Your Postings" },
            { to: path, label: title },
          ]}
          here="Jury"
        />
        <PageHeading mt="4">Jury</PageHeading>
        <chakra.p mt="2" overflowWrap="anywhere">
          Applications to <TextLink to={path}>{title}</TextLink>
        </chakra.p>
        {version === null && (
          <chakra.p mt="4" maxWidth="prose" color="fg.muted">
            Reviewers whom you invite score the applications by your criteria, in one or more rounds. Set up
            the criteria and rounds first.
          </chakra.p>
        )}
      </Page>
      <Tabs
        label="Jury"
        tabs={version === null ? TABS.filter(({ value }) => value === "setup") : TABS}
        selected={selected}
      >
        <chakra.div pb={{ base: "10", md: "16" }}>
          {selected === "applications" && <EntriesTab jury={jury} />}
          {selected === "reviewers" && <ReviewersTab jury={jury} />}
          {selected === "setup" && <SetupTab key={version} jury={jury} />}
          {selected === "result" && <ResultTab jury={jury} />}
        </chakra.div>
      </Tabs>
    </>
  );
}
