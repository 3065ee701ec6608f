-- Whether requests ask for the guest's telephone.
ALTER TABLE "site"
  ADD COLUMN "guest_phone" TEXT NOT NULL DEFAULT 'off' CHECK ("guest_phone" IN ('off', 'optional', 'required'));
