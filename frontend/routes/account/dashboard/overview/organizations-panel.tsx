import { chakra } from "@chakra-ui/react";
import { membersPath, vendorPath, vendorSolutionsPath } from "../../../../features/record/record-path.ts";
import { TextLink } from "../../../../ui/display/text-link.tsx";
import { VisuallyHidden } from "../../../../ui/display/visually-hidden.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { PanelModule } from "../panels/panel.ts";
import {
  useViewerOrganizationsSuspenseQuery,
  ViewerOrganizationsDocument,
} from "./organizations-panel.generated.ts";

const List = chakra("ul", { base: { display: "grid", gap: "4", listStyleType: "none" } });
const Links = chakra("p", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "4", rowGap: "1", mt: "1", fontSize: "sm" },
});

/** Starts the query for the viewer's organizations. */
export const preload: PanelModule["preload"] = (start) => start(ViewerOrganizationsDocument, {});

/** The organizations that the viewer belongs to, with the actions available there. */
export function Component({ title }: { title: string }) {
  const { viewerOrganizations } = useViewerOrganizationsSuspenseQuery({ variables: {} }).data;
  return (
    <Panel title={title} intro="Vendor pages you manage with your team.">
      {viewerOrganizations.length === 0 ? (
        <p>
          You don't belong to an organization yet. <TextLink to="/vendors">Find where you work</TextLink> and
          claim its page.
        </p>
      ) : (
        <List aria-label={title}>
          {viewerOrganizations.map(({ id, name, viewerRole, vendors }) => (
            <li key={id}>
              <chakra.p fontWeight="medium" overflowWrap="anywhere">
                {name}
                <chakra.span color="fg.muted" fontWeight="normal">
                  , {viewerRole === "OWNER" ? "owner" : "editor"}
                </chakra.span>
              </chakra.p>
              <Links>
                {vendors.map((vendor) => (
                  <TextLink key={vendor.id} to={vendorPath(vendor)}>
                    Page<VisuallyHidden> of {vendor.name}</VisuallyHidden>
                  </TextLink>
                ))}
                {vendors.map((vendor) => (
                  <TextLink key={vendor.id} to={vendorSolutionsPath(vendor)}>
                    Solutions<VisuallyHidden> of {vendor.name}</VisuallyHidden>
                  </TextLink>
                ))}
                <TextLink to={membersPath(id)}>
                  Members<VisuallyHidden> of {name}</VisuallyHidden>
                </TextLink>
              </Links>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
