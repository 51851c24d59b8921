import { Router } from "express";
import type { Config } from "../../config.ts";

const DAY = 24 * 3600;
/** For how long security.txt is valid from when it is read, in days; it may be a year at most. */
const VALID = 180;

/**
 * Serves what browsers and people look for at known addresses: /.well-known/security.txt (RFC 9116) if there is a
 * contact, /.well-known/change-password, and /opensearch.xml, by which browsers search here.
 */
export function wellKnown({
  publicUrl,
  securityContact,
}: Pick<Config, "publicUrl" | "securityContact">): Router {
  const router = Router();
  if (securityContact)
    router.get("/.well-known/security.txt", (_request, response) => {
      const expires = new Date(Date.now() + VALID * DAY * 1000).toISOString();
      response
        .set("Cache-Control", `public, max-age=${DAY}`)
        .type("text/plain")
        .send(
          [
            `Contact: ${securityContact}`,
            `Expires: ${expires}`,
            `Canonical: ${publicUrl}/.well-known/security.txt`,
            "Preferred-Languages: en",
            "",
          ].join("\n"),
        );
    });
  router.get("/.well-known/change-password", (_request, response) => {
    response.redirect(302, "/profile?tab=settings");
  });
  const description = openSearch(publicUrl);
  router.get("/opensearch.xml", (_request, response) => {
    response
      .set("Cache-Control", `public, max-age=${DAY}`)
      .type("application/opensearchdescription+xml")
      .send(description);
  });
  return router;
}

const openSearch = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>SportsTech Hub</ShortName>
  <Description>Sports technology: products, vendors, opportunities, research and trends.</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml">${publicUrl}/favicon.svg</Image>
  <Url type="text/html" template="${publicUrl}/search?text={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${publicUrl}/opensearch.xml"/>
</OpenSearchDescription>
`;
