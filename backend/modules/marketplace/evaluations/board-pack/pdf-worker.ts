import { parentPort, workerData } from "node:worker_threads";
import { drawPdf } from "./draw-pdf.ts";
import type { PackRoom } from "./pack-room.rules.ts";
import type { Paper } from "./paper.ts";

const { room, paper } = workerData as { room: string; paper: Paper };
parentPort?.postMessage(await drawPdf(JSON.parse(room) as PackRoom, paper));
