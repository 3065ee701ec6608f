import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const SCHEMA = "prisma/schema.prisma";
const CLIENT = "prisma/client";
const RECORD = "schema-hash";
const COMMAND = "node_modules/prisma/build/index.js";

/** A client depends on the schema and on the release of Prisma that generates the client. */
function schemaHash(root) {
  const files = [SCHEMA, "node_modules/@prisma/client/package.json"];
  const parts = files.map((file) => readFileSync(path.join(root, file)));
  return createHash("sha256").update(Buffer.concat(parts)).digest("hex");
}

function recordedHash(client) {
  try {
    return readFileSync(path.join(client, RECORD), "utf8");
  } catch {
    return null;
  }
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * Brings the files of `made` into `client` one by one, because a running process watches and reads that folder. Each file is copied
 * first, because `node_modules` may be on another disk, and then renamed, so that nobody reads half a file.
 */
function replaceFiles(made, client) {
  mkdirSync(client, { recursive: true });
  rmSync(path.join(client, RECORD), { force: true });
  const names = filesOf(made);
  for (const name of names) {
    const file = path.join(client, name);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(made, name), `${file}.new`);
    renameSync(`${file}.new`, file);
  }
  const outdated = filesOf(client).filter((name) => !names.includes(name));
  for (const name of outdated) rmSync(path.join(client, name));
}

/** Runs `prisma generate` in `folder`. Any program is accepted as schema engine, because `generate` never runs the engine. */
async function runGenerator(root, folder) {
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  const args = [path.join(root, COMMAND), "generate", `--schema=${SCHEMA}`];
  await run(process.execPath, args, { cwd: folder, env });
}

/**
 * Generates the Prisma client, `prisma/client`, if the client is missing or older than the schema. Resolves with whether the client
 * was generated. An interrupted generation leaves no record of its schema, so the next call repeats the generation.
 *
 * @param root the folder of the site
 * @param print takes a line of progress
 */
export async function ensurePrismaClient(root, print) {
  const client = path.join(root, CLIENT);
  const hash = schemaHash(root);
  if (recordedHash(client) === hash) return false;
  if (!existsSync(path.join(root, COMMAND)))
    throw new Error(
      `The Prisma client is missing or older than ${SCHEMA}, and the package that generates it is not installed. Run npm run generate.`,
    );
  print(`generating ${CLIENT} from ${SCHEMA}`);
  const cache = path.join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "prisma-client-"));
  try {
    cpSync(path.join(root, SCHEMA), path.join(folder, SCHEMA));
    await runGenerator(root, folder);
    replaceFiles(path.join(folder, CLIENT), client);
    writeFileSync(path.join(client, RECORD), hash);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return true;
}
