import { SHARED_HOSTS } from "../vendor-claims/shared-hosts.ts";

const HOSTS = [...SHARED_HOSTS].map((host) => `'${host}'`).join(", ");

/** SQL condition under which two vendors have a website of their own in common; false for null. */
export const sameWebsite = (one: string, other: string) =>
  `coalesce(${one}.website_host = ${other}.website_host and ${one}.website_host not in (${HOSTS}), false)`;

/** SQL condition under which two vendors have one name but for legal form and punctuation, and no two countries. */
export const sameName = (one: string, other: string) =>
  `(${one}.company_key = ${other}.company_key and ${one}.company_key <> ''
    and (${one}.country is null or ${other}.country is null or fold_text(${one}.country) = fold_text(${other}.country)))`;
