/** Why a save did not even begin, or was given up, in words for the person. */
export class SaveStopped extends Error {
  constructor(
    message: string,
    /** Messages by path. */
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = "SaveStopped";
  }
}
