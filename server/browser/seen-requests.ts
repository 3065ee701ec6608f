import { requestOpened } from "@/lib/browser/request-opened";
import "./seen-views";
import { tellServer } from "./tell-server";

// Views are told of as well: a page loads this script in place of seen-views.
addEventListener(requestOpened, ({ detail }) =>
  tellServer({ request: detail, language: document.documentElement.lang }),
);
