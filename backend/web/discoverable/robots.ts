import { Router } from "express";

/** What holds nothing for a search engine: calls, and what is only for those who are signed in. */
const CLOSED = ["/api/", "/graphql", "/sandbox", "/dashboard", "/profile", "/metrics"];

/** /robots.txt, which names the sitemap. */
export function robots(publicUrl: string): Router {
  const text = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
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
