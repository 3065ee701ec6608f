import type { Draw } from "../paint.ts";
import {
  halongJunk,
  hiddenCove,
  jamesBondRock,
  karstBay,
  phiPhiLagoon,
  raftLake,
  rajaAmpat,
  seaKayakCave,
} from "./karst-scenes.ts";

/** Motifs of sea and shore by picture name. */
export const seaMotifs: Record<string, Draw> = {
  "karst-bay": karstBay,
  "james-bond-rock": jamesBondRock,
  "phi-phi-lagoon": phiPhiLagoon,
  "hidden-cove": hiddenCove,
  "sea-kayak-cave": seaKayakCave,
  "halong-junk": halongJunk,
  "raft-lake": raftLake,
  "raja-ampat": rajaAmpat,
};
