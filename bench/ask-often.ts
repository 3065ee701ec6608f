/** Asks for a page until the server has made it as small as it will, as that of every page that many visit. */
export async function askOften(url: string): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    await (await fetch(url)).arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
