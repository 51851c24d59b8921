/** What a process that works apart sends: that it has started, a result, or why there is none. */
export type ApartAnswer<Result, Refusal> =
  | { readonly started: true }
  | { readonly result: Result }
  | { readonly refusal: Refusal }
  | { readonly problem: string };

/**
 * Answers the requests of the process that has started this one.
 * @param refusalOf returns why an input was refused; undefined for other errors.
 */
export function answerRequests<Request, Result, Refusal>(
  work: (request: Request) => Promise<Result>,
  refusalOf: (error: unknown) => Refusal | undefined,
): void {
  const answer = (message: ApartAnswer<Result, Refusal>) => void process.send?.(message);
  process.on("message", (request: Request) => {
    work(request).then(
      (result) => answer({ result }),
      (error: unknown) => {
        const refusal = refusalOf(error);
        answer(refusal === undefined ? { problem: String(error) } : { refusal });
      },
    );
  });
  // The server has ended.
  process.on("disconnect", () => process.exit());
  // A terminal's Ctrl-C reaches this process, too, but the server still waits for its answer.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
  answer({ started: true });
}
