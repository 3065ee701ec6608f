import { closeDb, db } from "@/lib/core/db.ts";
import { swapOrder } from "@/lib/tours/order.ts";

/** Moves tours of one list about, several at a time: a second process beside a test. */
async function swapAtRandom(rounds: number) {
  const tours = await db().tour.findMany({ where: { tour_type: 1 }, select: { id: true } });
  const any = () => tours[Math.floor(Math.random() * tours.length)]?.id ?? 0;
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all([swapOrder(any(), any()), swapOrder(any(), any()), swapOrder(any(), any())]);
  }
  await closeDb();
}

await swapAtRandom(50);
process.exit(0);
