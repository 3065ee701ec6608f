-- Attempts to sign in, counted per username and address and per address alone. The limiter fills
-- the columns in this order.
CREATE TABLE "login_attempt" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "login_attempt_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "login_attempt_expire_idx" ON "login_attempt"("expire");
