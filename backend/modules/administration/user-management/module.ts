import { anyList } from "../../../shared/listing/reading/read-list.ts";
import type { Module } from "../../../shared/module.ts";
import { userList } from "./user.list.ts";
import { UserManagementResolver } from "./user-management.resolver.ts";
import { userManagementRoutes } from "./user-management.routes.ts";

/**
 * Account administration: finding, editing, deactivating and deleting accounts, and seeing their activity.
 */
export const userManagement: Module = {
  resolvers: [UserManagementResolver],
  access: {
    area: "admin",
    operations: {
      "Mutation.deleteUser": "administrators",
      "Mutation.resetUserPassword": "administrators",
      "Mutation.updateUserProfile": "administrators",
      "Mutation.updateUserRights": "administrators",
      "Query.user": "administrators",
      "Query.userActivity": "administrators",
      "Query.users": "administrators",
    },
    restCalls: {
      "DELETE /api/admin/users/{id}": "administrators",
      "GET /api/admin/users": "administrators",
      "GET /api/admin/users.csv": "administrators",
      "GET /api/admin/users/{id}": "administrators",
      "PATCH /api/admin/users/{id}": "administrators",
      "PATCH /api/admin/users/{id}/permissions": "administrators",
      "PATCH /api/admin/users/{id}/profile": "administrators",
      "POST /api/admin/users/{id}/reset-password": "administrators",
    },
  },
  restRoutes: userManagementRoutes,
  lists: [anyList(userList)],
};
