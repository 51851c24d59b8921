const words = (text: string) =>
  `' ' || btrim(regexp_replace(lower(${text}), '[^[:alnum:]]+', ' ', 'g')) || ' '`;

/** The SQL condition that a text names something in whole words: "growing" doesn't name rowing. Both are SQL texts. */
export const namesInWords = (text: string, name: string): string =>
  `position(${words(name)} in ${words(text)}) > 0`;
