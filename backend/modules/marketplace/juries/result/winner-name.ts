/**
 * Returns SQL of the name of whoever made an application: its vendor while that is published, or the applicant.
 * @param application SQL of the id of the application.
 */
export const winnerName = (
  application: string,
): string => `(select coalesce(w.name::text, p.first_name || ' ' || p.last_name)
  from applications x join users p on p.id = x.applicant_id
    left join vendors w on w.id = x.vendor_id and w.status = 'published' where x.id = ${application})`;
