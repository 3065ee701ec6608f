import { Client, type ClientConfig } from "pg";

/** Runs a task on a connection of its own, which ends with it. */
export async function withClient<T>(config: ClientConfig, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // A connection that breaks fails the query that waits for it; between queries there is nothing to say.
  client.on("error", () => {});
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end().catch(() => {});
  }
}
