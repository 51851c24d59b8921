import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The bytes that a server has received and sent since it started. */
export interface Traffic {
  received(): number;
  sent(): number;
}

/** Sums the bytes of a server's connections; its cost depends only on the number of open ones. */
export function trafficOf(http: Server): Traffic {
  const open = new Set<Socket>();
  let received = 0;
  let sent = 0;
  http.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      received += socket.bytesRead;
      sent += socket.bytesWritten;
    });
  });
  const addTo = (sum: number, bytesOf: (socket: Socket) => number) => {
    let total = sum;
    for (const socket of open) total += bytesOf(socket);
    return total;
  };
  return {
    received: () => addTo(received, ({ bytesRead }) => bytesRead),
    sent: () => addTo(sent, ({ bytesWritten }) => bytesWritten),
  };
}
