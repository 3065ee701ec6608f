import { parseArgs } from "node:util";
import { cutPictures, pictureNames } from "./cut-pictures.ts";

const usage = `npm run pictures -- FOLDER [--position attention|centre|top|bottom|left|right]

Cuts your photographs into the files of the home page's hero and gallery. Name each photograph after the
picture that it replaces (${pictureNames.join(", ")}), with any of the endings jpg, jpeg, png,
webp, avif, tif, tiff. Pictures that the folder does not have stay as they are.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { position: { type: "string", default: "attention" }, help: { type: "boolean", default: false } },
});
const [folder] = positionals;
if (values.help || !folder) {
  console.log(usage);
  process.exit(values.help ? 0 : 1);
}
try {
  const problems = await cutPictures({ folder, site: process.cwd(), position: values.position }, console.log);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
