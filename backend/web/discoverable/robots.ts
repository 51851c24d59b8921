import { Router } from "express";

/** What has nothing to index: APIs, and screens for people who are signed in. */
const DISALLOWED = ["/api/", "/graphql", "/sandbox", "/dashboard", "/profile", "/metrics"];

/** /robots.txt, which names the sitemap. */
export function robots(publicUrl: string): Router {
  const text = [
    "User-agent: *",
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const router = Router();
  router.get("/robots.txt", (_request, response) => {
    response.set("Cache-Control", "public, max-age=3600").type("text/plain").send(text);
  });
  return router;
}
