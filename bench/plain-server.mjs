import { readFileSync } from "node:fs";
import { createServer } from "node:http";

// The least that Node can do: one page, compressed beforehand, from memory. Arguments: the page's file, its headers as JSON.
const [, , file, headers] = process.argv;
const body = readFileSync(file);
const fields = { ...JSON.parse(headers), "content-length": body.length };
const server = createServer((_, response) => response.writeHead(200, fields).end(body));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
