import { useContext } from "react";
import { CARD_SIZE } from "../../../backend/web/cards/card.rules.ts";
import { SiteContext } from "../behavior/site-context.ts";
import { cardPath, type PageCard } from "../pictures/page-card.ts";

const SITE = "SportsTech Hub";

/** The social card of the home page and of pages without one of their own. */
const SITE_CARD: PageCard = {
  page: "/",
  title: "Find the technology your team can prove works",
  kind: "",
  subject: SITE,
};

type Props = {
  title: string;
  description: string;
  /** The canonical path, including the relevant query string; absent on error pages. */
  path?: string;
  type?: "website" | "article";
  /** Keeps the page out of search engines (noindex). */
  hidden?: boolean;
  /** What the page's social card shows besides or instead of the title; the subject defaults to the title. */
  card?: Partial<Omit<PageCard, "page">>;
  /** The URL of an image to use instead of the social card. */
  image?: string | null;
};

/** Title, description, canonical address and social sharing metadata of a page. */
export function PageMetadata({
  title,
  description,
  path,
  type = "website",
  hidden = false,
  card = {},
  image,
}: Props) {
  const { publicUrl, onCard } = useContext(SiteContext);
  const address = path === undefined ? undefined : `${publicUrl}${path}`;
  const fullTitle = title === SITE ? title : `${title} | ${SITE}`;
  const [page = "/"] = path?.split("?") ?? [];
  const isPublic = path !== undefined && !hidden;
  const own = { page, title, kind: "", subject: card.title ?? title, ...card };
  const shown = isPublic && page !== "/" ? own : SITE_CARD;
  if (isPublic) onCard?.(shown);
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
      {image ? (
        <meta property="og:image" content={image} />
      ) : (
        <>
          <meta property="og:image" content={`${publicUrl}${cardPath(shown)}`} />
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content={String(CARD_SIZE.width)} />
          <meta property="og:image:height" content={String(CARD_SIZE.height)} />
        </>
      )}
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
