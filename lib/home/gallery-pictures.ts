/**
 * The mosaic of the home page, in order; words in `home.gallery.items`, pictures in `public/gallery`.
 * The shapes fill four columns of five rows and two columns of ten without a hole.
 */
export const galleryPictures = [
  { key: "karst", shape: "large" },
  { key: "longtail", shape: "small" },
  { key: "oldTown", shape: "tall" },
  { key: "elephants", shape: "small" },
  { key: "reef", shape: "small" },
  { key: "similan", shape: "wide" },
  { key: "market", shape: "small" },
  { key: "lake", shape: "tall" },
  { key: "terraces", shape: "small" },
  { key: "bromo", shape: "large" },
  { key: "padar", shape: "small" },
] as const;

export type GalleryKey = (typeof galleryPictures)[number]["key"];
export type GalleryShape = (typeof galleryPictures)[number]["shape"];
