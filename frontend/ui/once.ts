/** What is made when it is first asked for, and kept: making it takes a phone milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
