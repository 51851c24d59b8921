import type { Module } from "../../../shared/module.ts";
import { AccountResolver } from "./account.resolver.ts";
import { accountData } from "./personal-data.ts";
import { User } from "./user.entity.ts";

/** Accounts and their roles. */
export const identity: Module = {
  entities: [User],
  resolvers: [AccountResolver],
  access: {
    area: "account",
    operations: {
      "Query.viewer": "everyone",
    },
  },
  personalData: accountData,
};
