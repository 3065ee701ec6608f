-- The files of documents are in the store from now on. Rows with content are moved there when they are first asked for.
ALTER TABLE "site_document" ALTER COLUMN "content" DROP NOT NULL;
