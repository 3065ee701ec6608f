import { Client, type ClientConfig } from "pg";

export async function withClient<T>(config: ClientConfig, task: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  // Without a listener a broken connection would end the process between queries.
  client.on("error", () => {});
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end().catch(() => {});
  }
}
