import type { Module } from "../../shared/module.ts";
import { Organization } from "./organization.entity.ts";
import { seedOrganizations } from "./organization.seed.ts";
import { OrganizationMember } from "./organization-member.entity.ts";
import { membershipData } from "./personal-data.ts";

/** Organizations that own records, and their members. */
export const organizations: Module = {
  entities: [Organization, OrganizationMember],
  personalData: membershipData,
  seed: { run: seedOrganizations },
};
