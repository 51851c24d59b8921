/**
 * Waits for `work`, but no longer than `milliseconds`. After the timeout, the work continues and its failure
 * is ignored.
 * @returns whether it finished in time.
 * @throws the error of work that fails in time.
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
