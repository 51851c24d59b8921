import { SectionNav } from "../../ui/layout/section-nav.tsx";

/** Links between the pages for developers. */
export function DeveloperNav() {
  return (
    <SectionNav
      label="For developers"
      parts={[
        { to: "/developers", label: "The API" },
        { to: "/developers/api", label: "Reference" },
        { to: "/developers/changes", label: "Changes" },
        { to: "/developers/tokens", label: "Access tokens" },
        { to: "/developers/webhooks", label: "Webhooks" },
      ]}
    />
  );
}
