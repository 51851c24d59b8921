import { forwardRef } from "react";
import { type LinkProps, Link as RouterLink } from "react-router-dom";

/** Matches an absolute path that needs no resolution. */
const PLAIN = /^\/(?!\/)(?:(?!\/[/.])[^\s?#\\])*(?:[?#][^\s\\]+)?$/;

/**
 * The router's link as server-rendered markup, without the handlers and path resolution that only a browser
 * needs. The server build substitutes it for the router's; paths that need resolution fall back to that.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { to, discover = "render", mask, prefetch, relative, reloadDocument, replace, ...shown } = props;
  const { state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = shown;
  if (typeof to !== "string" || mask || !PLAIN.test(to)) return <RouterLink {...props} ref={ref} />;
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />;
});
