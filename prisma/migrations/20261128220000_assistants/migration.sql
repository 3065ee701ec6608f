-- Whether assistants may call the site, what programs of artificial intelligence may do with its pages, and how often each tool was asked.
ALTER TABLE "site"
  ADD COLUMN "assistants_open" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "ai_use" TEXT NOT NULL DEFAULT 'train',
  ADD CONSTRAINT "site_ai_use_check" CHECK ("ai_use" IN ('train', 'read', 'none'));

ALTER TABLE "figure"
  DROP CONSTRAINT "figure_what_check",
  ADD CONSTRAINT "figure_what_check" CHECK ("what" ~ '^(demo-)?(view|request|search|country|assistant)$');
