import "reflect-metadata";
import { readTime } from "../shared/fair-share.ts";

readTime.limit = 60_000;
