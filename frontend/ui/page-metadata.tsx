import { useContext } from "react";
import { SiteContext } from "./site-context.ts";

const SITE = "SportsTech Hub";

type Props = {
  title: string;
  description: string;
  /** Canonical path, including the search that is part of it; absent on error pages. */
  path?: string;
  type?: "website" | "article";
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

/** Title, description, canonical address and social sharing metadata of a page. */
export function PageMetadata({ title, description, path, type = "website", hidden = false }: Props) {
  const { publicUrl } = useContext(SiteContext);
  const address = path === undefined ? undefined : `${publicUrl}${path}`;
  const fullTitle = title === SITE ? title : `${title} | ${SITE}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {address && <meta property="og:url" content={address} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}
