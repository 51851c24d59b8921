import { exec } from "node:child_process";
import { oneAtATime } from "./one-at-a-time.ts";

/** Runs a command of the packages; gives what it says if it fails, or an empty text. */
const complaintOf = (command: string) =>
  new Promise<string>((done) => {
    exec(command, (error, output, problem) => {
      done(error ? `${output}${problem}`.trim() || error.message : "");
    });
  });

/**
 * What runs beside the server after some saves: it says what is wrong, and when it is right again.
 * @returns runs it; meanwhile asked again, it runs once more.
 */
export function sayingCommand(
  command: string,
  texts: { readonly wrong: string; readonly right: string },
  say: (line: string) => void,
): () => Promise<void> {
  let wrong = false;
  return oneAtATime(async () => {
    const complaint = await complaintOf(command);
    if (complaint) say(`${complaint}\n${texts.wrong}`);
    else if (wrong) say(texts.right);
    wrong = complaint !== "";
  });
}
