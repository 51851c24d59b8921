import type { EntityManager } from "@mikro-orm/postgresql";
import { SHARED_HOSTS } from "../../../catalog/vendor-claims/shared-hosts.ts";
import { decides } from "../managed-call.ts";

/** Why a reviewer can't judge an application. */
export interface Conflict {
  readonly reviewerId: number;
  readonly applicationId: number;
  /** In words for those who decide. */
  readonly why: string;
}

/** Domains of addresses that unrelated people share. */
const SHARED = `{${[...SHARED_HOSTS].join(",")}}`;

/** Which applications of a jury, and which of its reviewers. */
interface Which {
  readonly juryId: number;
  readonly applicationIds: readonly number[];
  /** Only this reviewer; all who are there, if omitted. */
  readonly reviewerId?: number | undefined;
}

/**
 * Returns the conflicts of interest between reviewers and applications, declared or found, in one statement: the
 * reviewer decides on the call or has applied, too, is or was until lately in an organization with the applicant or of the vendor, or has an
 * address at the same domain.
 */
export function findConflicts(
  em: EntityManager,
  { juryId, applicationIds, reviewerId }: Which,
): Promise<Conflict[]> {
  return em.execute<Conflict[]>(
    `with judged as (
       select a.id, a.applicant_id, a.opportunity_id, a.collaboration_id, w.name as vendor, w.organization_id,
         array[split_part(lower(p.email::text), '@', 2), split_part(lower(a.contact_email), '@', 2)] as domains
       from applications a join users p on p.id = a.applicant_id left join vendors w on w.id = a.vendor_id
       where a.id = any(?::integer[])
     ), reviewing as (
       select v.id, v.user_id, split_part(lower(u.email::text), '@', 2) as domain,
         exists (select from applications own join juries j on j.id = v.jury_id
           where own.applicant_id = v.user_id and own.status not in ('draft', 'withdrawn')
             and (own.opportunity_id = j.opportunity_id or own.collaboration_id = j.collaboration_id)) as applied,
         ${decides("v.user_id")} as decides
       from jury_reviewers v join users u on u.id = v.user_id join juries y on y.id = v.jury_id
         left join opportunities o on o.id = y.opportunity_id left join collaborations c on c.id = y.collaboration_id
       where v.jury_id = ? and v.left_at is null and (?::integer is null or v.id = ?::integer)
     ), tied as (
       select distinct t.user_id, t.organization_id, o.name
       from organization_ties t join organizations o on o.id = t.organization_id
       where (t.user_id in (select user_id from reviewing) or t.user_id in (select applicant_id from judged))
         and is_tied(t.user_id, t.organization_id)
     ), together as (
       select x.user_id as reviewer, y.user_id as applicant, min(x.name::text) as name
       from tied x join tied y on y.organization_id = x.organization_id
       where x.user_id in (select user_id from reviewing) and y.user_id in (select applicant_id from judged)
       group by 1, 2
     ), found as (
       select r.id as "reviewerId", a.id as "applicationId", case
         when d.reason is not null then 'Declared: ' || d.reason
         when r.user_id = a.applicant_id then 'It is their own application'
         when r.decides then 'They belong to the team that decides'
         when r.applied then 'They have applied to this call, too'
         when g.name is not null then 'Both belong to ' || g.name
         when o.user_id is not null then 'They belong to ' || a.vendor || ', for which this is'
         when r.domain = any(a.domains) and r.domain <> all(?::text[]) then 'Both have addresses at ' || r.domain
         end as why
       from reviewing r cross join judged a
         left join jury_conflicts d on d.reviewer_id = r.id and d.application_id = a.id
         left join together g on g.reviewer = r.user_id and g.applicant = a.applicant_id
         left join tied o on o.user_id = r.user_id and o.organization_id = a.organization_id
     )
     select * from found where why is not null order by "applicationId", "reviewerId"`,
    [`{${applicationIds.join(",")}}`, juryId, reviewerId ?? null, reviewerId ?? null, SHARED],
  );
}
