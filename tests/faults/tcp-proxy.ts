import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  port: number;
  /** Nobody listens any more, and open connections are reset. */
  away: () => Promise<void>;
  /** Connections are accepted and stay open, and nothing comes through. */
  silence: () => void;
  /** What comes waits, and comes through when the line is restored. */
  hold: () => void;
  /** What comes through comes so many milliseconds later. */
  delay: (milliseconds: number) => void;
  /** As at the beginning; connections that were silenced are reset, as a network's are in the end. */
  restore: () => Promise<void>;
  /** Open connections are reset; new ones are welcome. */
  cut: () => void;
}

/**
 * Passes connections on to a port of this machine. A test can break, delay and silence the connections, as networks do.
 *
 * @param target the port, or a function that returns the port of each new connection
 */
export async function tcpProxy(target: number | (() => number)): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let silent = false;
  let lag = 0;
  let held: (() => void)[] | null = null;

  const pass = (from: Socket, to: Socket) => {
    from.on("data", (piece) => {
      if (silent) return;
      const send = () => to.writable && to.write(piece);
      if (held) held.push(send);
      else if (lag) setTimeout(send, lag);
      else send();
    });
    from.on("error", () => to.destroy());
    from.on("close", () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(typeof target === "number" ? target : target(), "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    near.on("close", () => pairs.delete(pair));
    pass(near, far);
    pass(far, near);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const cut = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };

  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    port,
    cut,
    async away() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
    silence() {
      silent = true;
    },
    hold() {
      held ??= [];
    },
    delay(milliseconds) {
      lag = milliseconds;
    },
    async restore() {
      if (silent) cut();
      silent = false;
      lag = 0;
      const late = held ?? [];
      held = null;
      for (const send of late) send();
      if (!server.listening) await listen(port);
    },
  };
}
