const words = (text: string) =>
  `' ' || btrim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

/**
 * Returns the SQL condition that a text contains a name as whole words: "growing" doesn't contain "rowing".
 * Both arguments are SQL.
 */
export const namesInWords = (text: string, name: string): string =>
  `position(${words(name)} in ${words(text)}) > 0`;
