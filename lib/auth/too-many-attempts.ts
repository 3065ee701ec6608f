import { AppError } from "../errors";
import { metrics } from "../metrics";

/** A login refused unseen, with the seconds until another may be tried. */
export class TooManyAttempts extends AppError {
  constructor(readonly retryAfter: number) {
    super(429, `Terlalu banyak percobaan login. Coba lagi dalam ${Math.ceil(retryAfter / 60)} menit.`);
    this.name = "TooManyAttempts";
    metrics().loginFailures.inc({ reason: "limited" });
  }
}
