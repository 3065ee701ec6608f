import { requestOpened } from "@/lib/core/browser/request-opened";
import "./seen-views";
import { tellServer } from "./tell-server";

// Pages load this script in place of seen-views, so it reports views as well.
addEventListener(requestOpened, ({ detail }) =>
  tellServer({ request: detail, language: document.documentElement.lang }),
);
