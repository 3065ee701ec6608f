interface SparingNavigator {
  /** Absent in browsers that do not tell. */
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether the visitor asked the browser for little data: then nothing is fetched before it is wanted. */
export function savesData(): boolean {
  return (navigator as SparingNavigator).connection?.saveData === true;
}
