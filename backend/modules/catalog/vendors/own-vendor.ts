/**
 * SQL condition on a stored vendor `t`: its facts come from its members or were verified, so no file changes
 * them.
 */
export const OWN_VENDOR = `(t.version > 1 or t.verified or exists (
  select from organization_members m where m.organization_id = t.organization_id))`;
