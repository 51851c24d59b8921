import "reflect-metadata";
import { hashCost } from "../../modules/account/credentials/passwords/hash-cost.ts";
import { readTime } from "../../shared/postgres/connection-quota.ts";

readTime.limit = 60_000;
hashCost.memoryCost = 1_024;
