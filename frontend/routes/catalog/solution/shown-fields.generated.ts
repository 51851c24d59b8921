// Generated from backend/modules/catalog/solutions/solution.fields.ts by `npm run schema`; do not edit.
import type { ShownFields } from "../../../features/record/declared-facts.ts";

/** What its page shows of declared fields. */
export const SHOWN: ShownFields = {
  "facts": {},
  "jsonLd": {
    "website": "sameAs"
  }
};
