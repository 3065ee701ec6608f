import type { PageOf } from "../page-info";

/** Which blogs a list shows; what is absent or empty does not narrow it. */
export interface BlogListRequest extends PageOf {
  search?: string;
  /** One of the categories in use, as staff wrote it. */
  category?: string;
  /** Blogs whose day has not come yet are for staff only. */
  includeScheduled?: boolean;
}
