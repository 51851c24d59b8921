import { forwardRef } from "react";
import { type LinkProps, Link as RouterLink } from "react-router-dom";

/** An address that is written as it is meant: neither relative to the page nor with parts to be resolved. */
const PLAIN = /^\/(?!\/)(?:(?!\/[/.])[^\s?#\\])*(?:[?#][^\s\\]+)?$/;

/**
 * The router's link as the server writes it, without the handlers and the resolving that only a browser needs. The
 * server's build puts it in the place of the router's; addresses that have to be resolved are left to that.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>((props, ref) => {
  const { to, discover = "render", mask, prefetch, relative, reloadDocument, replace, ...shown } = props;
  const { state, preventScrollReset, viewTransition, defaultShouldRevalidate, ...attributes } = shown;
  if (typeof to !== "string" || mask || !PLAIN.test(to)) return <RouterLink {...props} ref={ref} />;
  return <a {...attributes} href={to} data-discover={discover === "render" ? "true" : undefined} />;
});
