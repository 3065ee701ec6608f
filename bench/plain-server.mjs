import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The least work for Node.js: one page, compressed in advance, from memory. Arguments: the page's file and
// its headers as JSON.
const [, , file, headers] = process.argv;
const body = readFileSync(file);
const fields = { ...JSON.parse(headers), "content-length": body.length };
const server = createServer((_, response) => response.writeHead(200, fields).end(body));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
