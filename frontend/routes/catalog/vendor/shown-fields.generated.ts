// Generated from backend/modules/catalog/vendors/vendor.fields.ts by `npm run schema`; do not edit.
import type { ShownFields } from "../../../features/record/declared-facts.ts";

/** What its page shows of declared fields. */
export const SHOWN: ShownFields = {
  "facts": {
    "foundedYear": "Founded"
  },
  "jsonLd": {
    "website": "sameAs",
    "contactEmail": "email",
    "country": "address.addressCountry",
    "city": "address.addressLocality",
    "foundedYear": "foundingDate",
    "languages": "knowsLanguage"
  }
};
