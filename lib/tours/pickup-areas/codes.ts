import { z } from "zod";

/** The key of a pick-up area, which the operator lists (docs/decisions/26). */
export const areaCode = z
  .string()
  .max(60, "Paling banyak 60 karakter.")
  .regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/, "Kode wilayah: huruf kecil, angka, dan tanda hubung.");
