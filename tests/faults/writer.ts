import type { FaultBed, FaultSite } from "./fault-bed";

export interface Writer {
  /** Ends writing and says how many saves that were answered with success are not in the database. */
  lost: () => Promise<number>;
}

/**
 * Saves one tour again and again; every save has a higher number than the one before. It stands in another list than
 * the cached page that is asked for meanwhile, which no save therefore renews.
 */
export async function startWriter(bed: FaultBed, site: FaultSite): Promise<Writer> {
  const [tour] = await bed.sql("SELECT min(id) AS id FROM tour WHERE tour_type = 2");
  const token = await site.token();
  let writing = true;
  let acknowledged = 0;
  const statuses = new Set<number>();
  const work = (async () => {
    for (let number = 1; writing; number += 1) {
      const answer = await site.send(`/api/packages/${tour?.id}`, {
        method: "PUT",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body: JSON.stringify({ code: String(number) }),
      });
      statuses.add(answer.status);
      await answer.arrayBuffer();
      if (answer.ok) acknowledged = number;
    }
  })();
  return {
    async lost() {
      writing = false;
      await work;
      const odd = [...statuses].filter((status) => ![200, 503].includes(status));
      if (odd.length > 0)
        throw new Error(`a save was answered ${odd.join(", ")}:\n${site.output.out.slice(-4_000)}`);
      const [{ code = "0" } = {}] = await bed.sql("SELECT code FROM tour WHERE id = $1", [tour?.id]);
      return Math.max(0, acknowledged - Number(code));
    },
  };
}
