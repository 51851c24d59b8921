import "reflect-metadata";
import { readTime } from "../shared/connection-quota.ts";

readTime.limit = 60_000;
