/**
 * SQL condition on a stored vendor `t`: files don't change facts that its members wrote or that were
 * verified.
 */
export const OWN_VENDOR = `(t.version > 1 or t.verified or exists (
  select from organization_members m where m.organization_id = t.organization_id))`;
