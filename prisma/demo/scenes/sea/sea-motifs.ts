import type { Draw } from "../paint.ts";
import { beachDinner, palmBeach, pinkBeach, poolVilla, sandbar, similanBoulders } from "./beach-scenes.ts";
import {
  catamaranScene,
  ferryScene,
  longtailBoat,
  mangroveCanoe,
  nightPlankton,
  phinisiScene,
  speedboatScene,
  yachtHarbour,
} from "./boat-scenes.ts";
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
import { surfWave } from "./surf.ts";
import { coralReef, manta, seaTurtle, snorkelSplit, whaleShark } from "./underwater-scenes.ts";
import { islandAerial, padarView, promthepCape, seaCliffTemple, threeBaysView } from "./view-scenes.ts";
import { fishingPier, floatingVillage, mantaJetty, overwaterHuts } from "./village-scenes.ts";

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
  "longtail-boat": longtailBoat,
  speedboat: speedboatScene,
  catamaran: catamaranScene,
  ferry: ferryScene,
  phinisi: phinisiScene,
  "yacht-harbour": yachtHarbour,
  "night-plankton": nightPlankton,
  "mangrove-canoe": mangroveCanoe,
  "palm-beach": palmBeach,
  sandbar,
  "pink-beach": pinkBeach,
  "beach-dinner": beachDinner,
  "surf-wave": surfWave,
  "similan-boulders": similanBoulders,
  "pool-villa": poolVilla,
  "three-bays-view": threeBaysView,
  "promthep-cape": promthepCape,
  "padar-view": padarView,
  "island-aerial": islandAerial,
  "sea-cliff-temple": seaCliffTemple,
  "floating-village": floatingVillage,
  "fishing-pier": fishingPier,
  "overwater-huts": overwaterHuts,
  "manta-jetty": mantaJetty,
  "coral-reef": coralReef,
  manta,
  "sea-turtle": seaTurtle,
  "whale-shark": whaleShark,
  "snorkel-split": snorkelSplit,
};
