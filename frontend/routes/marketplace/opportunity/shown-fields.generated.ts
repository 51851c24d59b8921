// Generated from backend/modules/marketplace/opportunities/opportunity.fields.ts by `npm run schema`; do not edit.
import type { ShownFields } from "../../../features/record/declared-facts.ts";

/** What its page shows of declared fields. */
export const SHOWN: ShownFields = {
  "facts": {
    "region": "Region"
  },
  "jsonLd": {}
};
