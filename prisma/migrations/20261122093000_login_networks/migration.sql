-- The account that a counted attempt was for, as a hash: many addresses that guess one account are counted together.
ALTER TABLE "login_attempt" ADD COLUMN "account" VARCHAR(64);

-- CreateIndex
CREATE INDEX "login_attempt_account_idx" ON "login_attempt"("account");

-- The networks from which an admin has signed in, as hashes: those are never locked out by the guesses of others.
CREATE TABLE "login_network" (
    "user_id" INTEGER NOT NULL,
    "network" VARCHAR(64) NOT NULL,
    "last_used_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "login_network_pkey" PRIMARY KEY ("user_id","network")
);

-- AddForeignKey
ALTER TABLE "login_network" ADD CONSTRAINT "login_network_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
