/** The columns of the table's head and rows alike; below that width a row is a card beside its picture. */
export const rowColumns =
  "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)_auto] sm:items-center xl:grid-cols-[9.5rem_minmax(0,3fr)_minmax(0,2fr)_8rem_12.5rem]";

/** Where a row's values stand. */
export const cellPlaces = {
  image: "row-span-4 sm:row-span-3 sm:flex sm:items-center sm:gap-1 xl:row-span-1",
  name: "min-w-0",
  location: "min-w-0 text-ink-soft text-sm max-xl:col-start-2 max-xl:mt-1",
  price: "text-sm max-xl:col-start-2 xl:text-right",
  actions:
    "max-sm:-mb-2 max-sm:-ml-2.5 max-sm:col-start-2 sm:max-xl:col-start-3 sm:max-xl:row-span-3 sm:max-xl:row-start-1",
} as const;
