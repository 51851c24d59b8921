/** Asked again while it acts, `act` follows once more; each call resolves when there is nothing left to do. */
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
