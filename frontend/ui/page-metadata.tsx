import { useContext } from "react";
import { SiteContext } from "./site-context.ts";

const SITE = "SportsTech Hub";

type Props = {
  title: string;
  description: string;
  /** The page's one true path, with the search that belongs to it. */
  path: string;
  type?: "website" | "article";
  /** Keeps the page out of search engines. */
  hidden?: boolean;
};

/** Title, description, canonical address and sharing data of a page. */
export function PageMetadata({ title, description, path, type = "website", hidden = false }: Props) {
  const { publicUrl } = useContext(SiteContext);
  const address = `${publicUrl}${path}`;
  const fullTitle = title === SITE ? title : `${title} | ${SITE}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={SITE} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
    </>
  );
}
