import { chakra } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useContext } from "react";
import { isEmbedded, oembedAddress } from "../../../backend/web/embeds/embedded-paths.rules.ts";
import { SiteContext } from "../../ui/behavior/site-context.ts";
import { TextLink } from "../../ui/display/text-link.tsx";
import { Breadcrumbs } from "../../ui/layout/breadcrumbs.tsx";
import { JsonLd } from "../../ui/layout/json-ld.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { PageMetadata } from "../../ui/layout/page-metadata.tsx";
import { useBackAddress } from "./use-back-address.ts";

type Step = { to: string; label: string };

type Props = {
  title: string;
  /** The title for search engines, if it differs. */
  metaTitle?: string;
  /** The description for search engines, by default the title; truncated if it is long. */
  description: string | null;
  /** The page's canonical path. */
  path: string;
  /** The list that the record belongs to. */
  section: Step;
  /** Breadcrumbs between the list and the page. */
  between?: readonly Step[];
  /** The URL of the record's own image, used when the page is shared. */
  image?: string | null;
  children: ReactNode;
};

const summary = (text: string) => (text.length > 160 ? `${text.slice(0, 157).trimEnd()}...` : text);

/** The page of one record: breadcrumbs, metadata and structured data around its content. */
export function RecordPage({
  title,
  metaTitle = title,
  description,
  path,
  section,
  between = [],
  image,
  children,
}: Props) {
  const { publicUrl } = useContext(SiteContext);
  const back = useBackAddress(section.to);
  const kinds = [section, ...between];
  const steps = [{ to: "/", label: "Home" }, ...kinds];
  return (
    <Page py={{ base: "6", md: "8" }}>
      <PageMetadata
        title={metaTitle}
        description={summary(description ?? title)}
        path={path}
        type="article"
        card={{
          title,
          kind: kinds.map(({ label }) => label).join(" · "),
          subject: kinds.at(-1)?.label ?? title,
        }}
        image={image}
      />
      {isEmbedded(section.to) && (
        <link
          rel="alternate"
          type="application/json+oembed"
          href={oembedAddress(publicUrl, path)}
          title={title}
        />
      )}
      <JsonLd
        data={{
          "@type": "BreadcrumbList",
          itemListElement: [...steps, { to: path, label: title }].map(({ to, label }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: `${publicUrl}${to}`,
          })),
        }}
      />
      <Breadcrumbs
        steps={steps.map((step) => (step === section ? { ...step, to: back } : step))}
        here={title}
      />
      {children}
      <chakra.p mt="12" data-on-screen="">
        <TextLink to={back} display="inline-flex" alignItems="center" gap="2">
          <ArrowLeft size={16} aria-hidden />
          Back to {section.label}
        </TextLink>
      </chakra.p>
    </Page>
  );
}
