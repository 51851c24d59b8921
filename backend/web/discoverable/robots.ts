import { Router } from "express";

/** Paths excluded from indexing: APIs, and screens for signed-in users. */
const DISALLOWED = [
  "/api/",
  "/graphql",
  "/mcp",
  "/sandbox",
  "/applications",
  "/dashboard",
  "/profile",
  "/metrics",
];

/** Serves /robots.txt, which names the sitemap. */
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
