import { chakra } from "@chakra-ui/react";
import { newSolutionPath, vendorSolutionsPath } from "../../../../features/record/record-path.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { FigureTile } from "../../../../ui/display/figure-tile.tsx";
import { formatCount, formatMoment } from "../../../../ui/display/format.ts";
import { HowComputed } from "../../../../ui/display/how-computed.tsx";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import { ManagedRow } from "./managed-row.tsx";
import {
  SolutionManagementDocument,
  useSolutionManagementSuspenseQuery,
} from "./solution-management.generated.ts";

const Figures = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
    gap: { base: "3", md: "5" },
  },
});
const List = chakra("ul", { base: { mt: "5", listStyleType: "none" } });
const Links = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "2", mt: "4" },
});

/** Starts the panel's query. */
export const preload: PanelModule["preload"] = (start) => start(SolutionManagementDocument, {});

/** The solutions of the viewer's vendors; for administrators, the catalog's counts. */
export function Component({ title }: { title: string }) {
  const { solutionManagement, viewerOrganizations } = useSolutionManagementSuspenseQuery({
    variables: {},
  }).data;
  const { isPlatform, published, drafts, withdrawn, asOf, solutions } = solutionManagement;
  const vendors = viewerOrganizations.flatMap((organization) => organization.vendors);
  if (!isPlatform && vendors.length === 0)
    return (
      <Panel title={title}>
        <p>
          You don't manage a vendor yet. <TextLink to="/vendors">Find where you work</TextLink> and claim its
          page to list solutions.
        </p>
      </Panel>
    );
  const of = isPlatform ? "in the catalog" : "of your organizations' vendors";
  const counted = isPlatform ? ", counted to 1,000" : "";
  const figures = [
    { label: "Published", count: published, formula: `Public solutions ${of}.` },
    { label: "Drafts", count: drafts, formula: `Solutions ${of} that were never published${counted}.` },
    {
      label: "Withdrawn",
      count: withdrawn,
      formula: `Solutions ${of} that were withdrawn by their vendor${counted}.`,
    },
  ];
  return (
    <Panel
      title={title}
      intro={isPlatform ? "The whole catalog." : "Drafts and solutions with unanswered reviews come first."}
      action={isPlatform && <ButtonLink to="/moderation">Open the queue</ButtonLink>}
    >
      <Figures>
        {figures.map(({ label, count, formula }) => (
          <FigureTile key={label} label={label} figure={formatCount(count)}>
            <HowComputed
              figure={label}
              formula={formula}
              rows={
                vendors[0] ? (
                  <TextLink to={vendorSolutionsPath(vendors[0])}>Solutions of {vendors[0].name}</TextLink>
                ) : (
                  <TextLink to="/solutions">Published solutions</TextLink>
                )
              }
              asOf={formatMoment(asOf)}
            />
          </FigureTile>
        ))}
      </Figures>
      {solutions.length > 0 && (
        <List aria-label={title}>
          {solutions.map((solution) => (
            <ManagedRow key={solution.id} solution={solution} asOf={formatMoment(asOf)} />
          ))}
        </List>
      )}
      {vendors.length > 0 && (
        <Links>
          {vendors.map((vendor) => (
            <TextLink key={vendor.id} to={vendorSolutionsPath(vendor)}>
              All solutions<VisuallyHidden> of</VisuallyHidden> ({vendor.name})
            </TextLink>
          ))}
          {vendors.map((vendor) => (
            <TextLink key={vendor.id} to={newSolutionPath(vendor)}>
              Add a solution<VisuallyHidden> to</VisuallyHidden> ({vendor.name})
            </TextLink>
          ))}
        </Links>
      )}
    </Panel>
  );
}
