import { Solution } from "../modules/solutions/solution.entity.ts";
import { Category } from "../modules/taxonomy/category.entity.ts";
import { Sport } from "../modules/taxonomy/sport.entity.ts";
import { Vendor } from "../modules/vendors/vendor.entity.ts";

/** Every entity that the database holds. */
export const entities = [Category, Sport, Vendor, Solution];
