import { type OutgoingHttpHeaders, request } from "node:http";

interface Sending {
  method?: string;
  headers: OutgoingHttpHeaders;
  pieces: Iterable<Uint8Array>;
}

/** Sends a body in pieces without declaring its length, until it is answered; resolves with status and text. */
export function sendChunked(address: string, { method = "POST", headers, pieces }: Sending) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = request(address, { method, headers: { ...headers, "Transfer-Encoding": "chunked" } });
    let answered = false;
    sending.on("error", (error) => !answered && reject(error));
    sending.on("response", (answer) => {
      answered = true;
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => {
        text += part;
      });
      answer.on("error", reject);
      answer.on("close", () => {
        resolve({ status: answer.statusCode ?? 0, text });
        sending.destroy();
      });
    });
    const rest = pieces[Symbol.iterator]();
    const next = () => {
      const { done, value } = rest.next();
      if (answered) return;
      if (done) sending.end();
      else sending.write(value, () => setImmediate(next));
    };
    next();
  });
}
