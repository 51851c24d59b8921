/**
 * Serializes `act`: calls while it runs cause one further run; each call resolves when nothing is left to do.
 */
export function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let again = false;
  let running: Promise<void> | undefined;
  const run = async () => {
    while (again) {
      again = false;
      await act();
    }
  };
  return () => {
    again = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
