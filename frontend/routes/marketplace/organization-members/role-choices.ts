import { ROLE_LABELS } from "../../../../backend/modules/marketplace/organizations/members/member.rules.ts";
import type { MemberRole } from "../../../graphql/schema.generated.ts";

/** Display names of the roles. */
export const ROLE_NAMES: Record<MemberRole, string> = {
  OWNER: ROLE_LABELS.owner,
  EDITOR: ROLE_LABELS.editor,
};

/** The available roles. */
export const ROLE_CHOICES: readonly { value: MemberRole; label: string }[] = [
  { value: "EDITOR", label: ROLE_LABELS.editor },
  { value: "OWNER", label: ROLE_LABELS.owner },
];
