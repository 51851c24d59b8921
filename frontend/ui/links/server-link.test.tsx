import { renderToStaticMarkup } from "react-dom/server";
import { type LinkProps, MemoryRouter, Link as RouterLink } from "react-router-dom";
import { expect, it } from "vitest";
import { Link } from "./server-link.tsx";

const LINKS: LinkProps[] = [
  "/",
  "/solutions",
  "/solutions/",
  "/solutions/12-a%20b",
  "/vendors?sort=name&x=%2F#list",
  "/a#b",
  "/é/日本",
  "",
  "x",
  "../x",
  "?page=2",
  "#here",
  "/a/../b",
  "/a/./b",
  "/a//b",
  "//example.com/x",
  "/a?",
  "/a#",
  "/.b",
  ...["https://example.com/x?y", "mailto:a@example.com", { pathname: "/a", search: "?b=1" }, { search: "c" }],
].map((to) => ({ to }));
LINKS.push(
  { to: "/a", className: "st-1", title: "A", "aria-current": "page", target: "_blank", rel: "noopener" },
  { to: "/a", replace: true, state: { from: "/b" }, preventScrollReset: true, viewTransition: true },
  { to: "/a", reloadDocument: true, discover: "none", relative: "path", onClick: () => undefined },
  { to: "/a", mask: "/b" },
);

it.each(LINKS)("writes what the router writes: %j", (props) => {
  const written = (Made: typeof RouterLink) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={["/solutions/12?page=1"]}>
        <Made {...props}>Text</Made>
      </MemoryRouter>,
    );
  const attributes = (html: string) => html.match(/[\w-]+="[^"]*"/g)?.sort();
  const full = written(RouterLink);
  expect(full).toContain("href=");
  expect(attributes(written(Link))).toEqual(attributes(full));
});
