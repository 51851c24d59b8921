import type { Thing, WithContext } from "schema-dts";

/** Structured data for search engines, typed by schema.org's vocabulary; limited to what the page shows. */
export function JsonLd({ data }: { data: Exclude<Thing, string> }) {
  const described = { "@context": "https://schema.org", ...data } as WithContext<Thing>;
  const json = JSON.stringify(described).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any "<" can't leave its element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
