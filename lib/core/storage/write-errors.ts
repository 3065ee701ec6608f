import { AppError } from "../errors";

/** The messages for the system's reasons why a file cannot be written. The operator can change both. */
const reasons: Record<string, [status: number, message: string]> = {
  ENOSPC: [507, "Ruang penyimpanan server penuh. Berkas tidak disimpan."],
  EDQUOT: [507, "Ruang penyimpanan server penuh. Berkas tidak disimpan."],
  EROFS: [503, "Penyimpanan server sedang hanya dapat dibaca. Berkas tidak disimpan."],
  EACCES: [503, "Penyimpanan server sedang hanya dapat dibaca. Berkas tidak disimpan."],
  EPERM: [503, "Penyimpanan server sedang hanya dapat dibaca. Berkas tidak disimpan."],
};

/** Returns the response for a failed write: 507 for a full disk, 503 for one that is read-only. Other errors are returned as they are. */
export function writeError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const [status, message] = reasons[code] ?? [];
  return status === undefined || message === undefined ? error : new AppError(status, message);
}
