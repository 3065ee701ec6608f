-- The answers of creates under their Idempotency-Key.
CREATE TABLE "idempotent_answer" (
    "session_id" INTEGER NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" JSON,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answer_pkey" PRIMARY KEY ("session_id","key")
);

-- CreateIndex
CREATE INDEX "idempotent_answer_created_at_idx" ON "idempotent_answer"("created_at");

-- AddForeignKey
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
