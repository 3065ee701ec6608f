import { z } from "zod";
import { upload } from "../api/upload";
import { storageAddress } from "./stored-image";

/** A record's picture as it is written: a new file, or the name of one of the store; empty: none. */
export const inputImage = z.union([upload, storageAddress]);

export type InputImage = z.output<typeof inputImage>;
