/** SQL: the endpoints `e` that are on, of people whose accounts are in use; more conditions follow. */
export const LIVE_ENDPOINTS = `select e.* from webhook_endpoints e join users u on u.id = e.owner_id
  where e.enabled and u.is_active and u.anonymized_at is null`;
