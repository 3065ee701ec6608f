-- Staff accounts. Every account that is there has had all rights until now and keeps them: it becomes an admin.
-- The default is `admin` as well, for a process of the version before that makes the first account of an empty database.
ALTER TABLE "admin_user"
  ADD COLUMN "role" TEXT NOT NULL DEFAULT 'admin',
  ADD COLUMN "active" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "password_changed_at" TIMESTAMPTZ(6),
  ADD COLUMN "totp_secret" TEXT,
  ADD COLUMN "totp_confirmed_at" TIMESTAMPTZ(6),
  ADD COLUMN "totp_last_step" INTEGER,
  ADD CONSTRAINT "admin_user_role_check" CHECK ("role" IN ('admin', 'editor')),
  ADD CONSTRAINT "admin_user_totp_check" CHECK ("totp_confirmed_at" IS NULL OR "totp_secret" IS NOT NULL);

-- Where a session was begun, as its owner is shown it; and API tokens, which are sessions with a name and a scope
-- that need no end.
ALTER TABLE "session"
  ADD COLUMN "network" TEXT,
  ADD COLUMN "agent" VARCHAR(400),
  ADD COLUMN "name" VARCHAR(100),
  ADD COLUMN "scope" TEXT,
  ALTER COLUMN "expires_at" DROP NOT NULL,
  DROP CONSTRAINT "session_kind_check",
  ADD CONSTRAINT "session_kind_check" CHECK ("kind" IN ('cookie', 'bearer', 'token')),
  ADD CONSTRAINT "session_scope_check" CHECK ("scope" IN ('read', 'write')),
  ADD CONSTRAINT "session_token_check" CHECK (
    ("kind" = 'token') = ("name" IS NOT NULL) AND ("kind" = 'token') = ("scope" IS NOT NULL)
    AND ("kind" = 'token' OR "expires_at" IS NOT NULL)),
  ADD CONSTRAINT "session_name_check" CHECK ("name" ~ '\S');

-- CreateTable
CREATE TABLE "recovery_code" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(6),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" SERIAL NOT NULL,
    "token_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_by" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(6) NOT NULL,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invitation_role_check" CHECK ("role" IN ('admin', 'editor')),
    CONSTRAINT "invitation_expires_at_check" CHECK (
      "expires_at" > "created_at" AND "expires_at" <= "created_at" + interval '7 days')
);

-- CreateTable
CREATE TABLE "sign_in" (
    "id" BIGSERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "network" TEXT,
    "agent" VARCHAR(400),
    "outcome" TEXT NOT NULL,

    CONSTRAINT "sign_in_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "sign_in_outcome_check" CHECK ("outcome" IN ('success', 'wrong_password', 'wrong_code'))
);

-- CreateIndex
CREATE UNIQUE INDEX "recovery_code_user_id_code_hash_key" ON "recovery_code"("user_id", "code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_created_by_idx" ON "invitation"("created_by");

-- CreateIndex
CREATE INDEX "sign_in_user_id_at_idx" ON "sign_in"("user_id", "at" DESC);

-- CreateIndex
CREATE INDEX "sign_in_at_idx" ON "sign_in"("at");

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "admin_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
