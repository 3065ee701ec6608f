import "server-only";
import { Prisma } from "../../prisma/client/client";
import { flatNames } from "../i18n/flat-texts";

const articles = Prisma.raw(flatNames("content").join(", "));

/** A picture's row that no record refers to, articles included; `image` is the alias of `stored_image`. */
export const unused = Prisma.sql`
  NOT EXISTS (SELECT FROM tour_image WHERE tour_image.path = image.path)
  AND NOT EXISTS (SELECT FROM promo WHERE promo.image = image.path)
  AND NOT EXISTS (SELECT FROM blog WHERE blog.image = image.path)
  AND NOT EXISTS (
    SELECT FROM blog
    WHERE strpos(concat_ws(' ', ${articles}), replace(image.path, '.webp', '')) > 0
  )`;
