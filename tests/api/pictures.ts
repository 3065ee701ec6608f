import sharp from "sharp";

/** A small picture of one colour, as a browser sends it. */
export async function pictureFile(background = "#2288aa", name = "reef.jpg"): Promise<File> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  return new File([new Uint8Array(await picture.jpeg().toBuffer())], name, { type: "image/jpeg" });
}
