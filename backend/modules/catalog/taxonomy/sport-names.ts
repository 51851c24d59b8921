/**
 * SQL of the names of a record's sports, in order. Each is looked up by its key: for a record's few, a join would
 * read all sports.
 * @param links the table of the kind's sports
 * @param column its reference to the record
 */
export const sportNames = (links: string, column: string, id: string): string =>
  `array(select (select s.name::text from sports s where s.id = l.sport_id) from ${links} l where l.${column} = ${id} order by 1)`;
