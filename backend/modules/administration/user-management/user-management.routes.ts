import { ROLES } from "../../../shared/actor.ts";
import { listFile, listRoute } from "../../../shared/listing/list-route.ts";
import { anyList } from "../../../shared/listing/reading/read-list.ts";
import { bodyOf, switchesOf, textsOf } from "../../../shared/rest-table/body.ts";
import { type RestRoute, route } from "../../../shared/rest-table/route.ts";
import type { CsvColumns } from "../../../shared/text/csv.ts";
import { roleOf, toUser, USER_FIELDS, type UserRow } from "../../account/identity/account.rest.ts";
import { userList } from "./user.list.ts";

const PROFILE = {
  firstName: "string",
  lastName: "string",
  email: "string",
  phone: "string",
  organization: "string",
  title: "string",
  bio: "string",
  website: "string",
  location: "string",
  avatar: "string",
  github: "string",
  linkedin: "string",
  twitter: "string",
} as const;

const CHANGE_RIGHTS = `mutation RestUserRights($id: ID!, $input: UserRightsInput!) {
  updateUserRights(id: $id, input: $input) { ${USER_FIELDS} }
}`;

interface UserLine {
  id: string;
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  organization: string | null;
  title: string | null;
  isActive: boolean;
  createdAt: Date;
  lastLogin: Date | null;
}

const columns: CsvColumns<UserLine> = {
  Id: ({ id }) => Number(id),
  Username: ({ username }) => username,
  Email: ({ email }) => email,
  "First name": ({ firstName }) => firstName,
  "Last name": ({ lastName }) => lastName,
  Role: ({ role }) => role.toLowerCase(),
  Organization: ({ organization }) => organization,
  Title: ({ title }) => title,
  Active: ({ isActive }) => isActive,
  Created: ({ createdAt }) => createdAt,
  "Last login": ({ lastLogin }) => lastLogin,
};

/** REST endpoints of user management. */
export const userManagementRoutes: RestRoute[] = [
  listRoute<UserRow>(anyList(userList), {
    path: "/api/admin/users",
    summary: "All accounts except deleted ones, for administrators",
    node: USER_FIELDS,
    response: (nodes) => nodes.map(toUser),
  }),
  listFile<UserLine>(anyList(userList), {
    summary: "The accounts of a search or filter as CSV, for administrators",
    node: "id username email firstName lastName role organization title isActive createdAt lastLogin",
    columns,
  }),
  route<{ user: UserRow }>({
    method: "GET",
    path: "/api/admin/users/{id}",
    summary: "An account, for administrators",
    operation: `query RestUser($id: ID!) { user(id: $id) { ${USER_FIELDS} } }`,
    variables: ({ path }) => ({ id: path.id }),
    response: ({ user }) => toUser(user),
    version: ({ user }) => user.version,
  }),
  route<{ updateUserRights: UserRow }>({
    method: "PATCH",
    path: "/api/admin/users/{id}",
    summary: "Change an account's role",
    body: { role: { type: "string", values: ROLES } },
    operation: CHANGE_RIGHTS,
    variables: (request) => ({
      id: request.path.id,
      input: { role: roleOf(bodyOf(request).role ?? ""), version: request.version },
    }),
    response: ({ updateUserRights }) => toUser(updateUserRights),
    version: ({ updateUserRights }) => updateUserRights.version,
  }),
  route<{ updateUserProfile: UserRow }>({
    method: "PATCH",
    path: "/api/admin/users/{id}/profile",
    summary: "Change an account's profile; omitted fields stay unchanged, others are ignored",
    body: PROFILE,
    operation: `mutation RestUserProfile($id: ID!, $input: UpdateProfileInput!) {
      updateUserProfile(id: $id, input: $input) { ${USER_FIELDS} }
    }`,
    variables: (request) => ({
      id: request.path.id,
      input: { ...textsOf(request, Object.keys(PROFILE)), version: request.version },
    }),
    response: ({ updateUserProfile }) => toUser(updateUserProfile),
    version: ({ updateUserProfile }) => updateUserProfile.version,
  }),
  route<{ updateUserRights: UserRow }>({
    method: "PATCH",
    path: "/api/admin/users/{id}/permissions",
    summary: "Change an account's status and custom permissions; omitted fields stay unchanged",
    body: { permissions: { type: "string", description: "A JSON object, as text." }, isActive: "boolean" },
    operation: CHANGE_RIGHTS,
    variables: (request) => ({
      id: request.path.id,
      input: {
        ...textsOf(request, ["permissions"]),
        ...switchesOf(request, ["isActive"]),
        version: request.version,
      },
    }),
    response: ({ updateUserRights }) => toUser(updateUserRights),
    version: ({ updateUserRights }) => updateUserRights.version,
  }),
  route<{ resetUserPassword: { message: string } }>({
    method: "POST",
    path: "/api/admin/users/{id}/reset-password",
    summary: "Give an account a new password and end its sessions",
    body: { newPassword: "string" },
    operation: `mutation RestResetUserPassword($id: ID!, $newPassword: String!) {
      resetUserPassword(id: $id, newPassword: $newPassword) { message }
    }`,
    variables: (request) => ({
      id: request.path.id,
      newPassword: textsOf(request, ["newPassword"]).newPassword ?? "",
    }),
    response: ({ resetUserPassword }) => resetUserPassword,
  }),
  route<{ deleteUser: boolean }>({
    method: "DELETE",
    path: "/api/admin/users/{id}",
    summary: "Delete an account and erase its personal data; administrators' can't be deleted",
    operation: "mutation RestDeleteUser($id: ID!) { deleteUser(id: $id) }",
    variables: ({ path }) => ({ id: path.id }),
    response: () => ({ message: "User deleted successfully" }),
  }),
];
