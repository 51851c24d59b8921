/**
 * Waits for `work`, but no longer than `milliseconds`; it goes on afterwards, and its failure is not thrown then.
 * @returns whether it ended in time.
 * @throws what the work throws in time.
 */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
