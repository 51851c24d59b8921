import { parentPort, workerData } from "node:worker_threads";
import type { PackRoom } from "./board-pack.rules.ts";
import { drawPdf } from "./draw-pdf.ts";
import type { Paper } from "./paper.ts";

const { room, paper } = workerData as { room: string; paper: Paper };
parentPort?.postMessage(await drawPdf(JSON.parse(room) as PackRoom, paper));
