import { registerEnumType } from "type-graphql";

/**
 * The role of a member: owners manage the organization and its members; owners and editors edit its records.
 */
export const MemberRoles = { OWNER: "owner", EDITOR: "editor" } as const;

export type MemberRole = (typeof MemberRoles)[keyof typeof MemberRoles];

registerEnumType(MemberRoles, {
  name: "MemberRole",
  description: "What a member of an organization may do.",
  valuesConfig: {
    OWNER: { description: "Edits its records, and manages its members." },
    EDITOR: { description: "Edits its records." },
  },
});
