import { exec } from "node:child_process";
import { oneAtATime } from "./one-at-a-time.ts";

/** Runs a command; resolves to its output if it fails, otherwise to an empty string. */
const complaintOf = (command: string) =>
  new Promise<string>((done) => {
    exec(command, (error, output, problem) => {
      done(error ? `${output}${problem}`.trim() || error.message : "");
    });
  });

/**
 * Creates a command to run alongside the server after some saves: it reports problems, and when they are
 * solved.
 * @returns a function that runs it; if called meanwhile, the command runs once more.
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
