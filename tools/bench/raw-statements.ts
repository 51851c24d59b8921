const FIELDS = `s.id, s.slug, s.title, s.description, s.pricing, s.rating, s.review_count as "reviewCount", s.features,
    json_build_object('id', c.id, 'name', c.name) as category,
    json_build_object('id', v.id, 'name', v.name) as vendor
  from solutions s join categories c on c.id = s.category_id join vendors v on v.id = s.vendor_id`;

/** The minimum of a list of solutions: the rows of one statement. */
export const LIST = `
  select ${FIELDS} where s.status = 'published' order by s.score desc, s.id desc limit 24`;

/** One solution by its id. */
export const RECORD = `
  select ${FIELDS} where s.status = 'published' and s.id = $1`;

/** The solutions of one category that hold a text. */
export const SEARCH = `
  select ${FIELDS} where s.status = 'published' and c.slug = 'ai-analytics' and s.search_text like lower($1)
  order by s.score desc, s.id desc limit 24`;
