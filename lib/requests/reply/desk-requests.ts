import { type ChatPiece, countReadLetters, readChat } from "../reading/chat-pieces";
import { type FreeSources, readFreeMessage } from "../reading/free-message";
import type { GuestMessageWordsByLanguage } from "../reading/guest-message-words";
import type { GuestRequest } from "../reading/guest-request";
import type { KnownTours } from "../reading/known-tours";
import { longestReadText } from "../reading/message-text";
import { type Confirmation, readConfirmation } from "../reading/read-confirmation";
import { readRequest } from "../reading/read-request";

/** What the reply desk reads of a pasted text. */
export interface DeskReading {
  /** The requests of the text, each of which is answered on its own. There is always one unless the text is too long. */
  requests: GuestRequest[];
  /** The parts that belong to no request, in a text with several requests. */
  others: string[];
  /** The number of letters if the text has more than can be read at once, else null. */
  tooLong: number | null;
}

/** A confirmation that is pasted at the desk is answered anew, as if the guest had asked for the confirmed tours. */
function requestOfConfirmation({ tours, ...confirmation }: Confirmation): GuestRequest {
  return {
    ...confirmation,
    email: "",
    nationality: "",
    writtenNationality: "",
    totals: [],
    sender: "",
    readAs: [],
    tours: tours.map(({ id, name, day, lines }) => ({
      id: id || null,
      named: name,
      day: day || null,
      writtenDay: day,
      lines,
      counts: null,
    })),
  };
}

/** Of several messages with one reference, the last request counts; a confirmation counts where the text has no request. */
function lastOfEach(read: { request: GuestRequest; isRequest: boolean }[]): GuestRequest[] {
  const isReplaced = (index: number) => {
    const { request, isRequest } = read[index] ?? {};
    return read.some(
      (other, place) =>
        request?.reference &&
        other.request.reference === request.reference &&
        (other.isRequest === isRequest ? place > index : other.isRequest),
    );
  };
  return read.filter((_, index) => !isReplaced(index)).map(({ request }) => request);
}

/** Reads what the guest wrote in a text without a request, apart from links of passes and what staff wrote. */
function readOwnWords(pieces: readonly ChatPiece[], sources: FreeSources): GuestRequest {
  const isGuests = ({ kind }: ChatPiece) => kind === "other";
  const request = readFreeMessage(
    pieces
      .filter(isGuests)
      .map((piece) => piece.text)
      .join("\n"),
    sources,
  );
  const rest = pieces.filter((piece) => !isGuests(piece) && piece.text.trim() !== "");
  return { ...request, ownWords: [...request.ownWords, ...rest.map((piece) => piece.text.trim())] };
}

export function readDeskRequests(
  text: string,
  words: GuestMessageWordsByLanguage,
  tours: KnownTours,
  today: string,
): DeskReading {
  const letters = countReadLetters(text);
  if (letters > longestReadText) return { requests: [], others: [], tooLong: letters };
  const pieces = readChat(text, words);
  const read = pieces.flatMap((piece) => {
    if (piece.kind === "request")
      return [{ request: readRequest(piece.text, words, tours), isRequest: true }];
    if (piece.kind !== "confirmation") return [];
    return [{ request: requestOfConfirmation(readConfirmation(piece.text, words, tours)), isRequest: false }];
  });
  const requests = lastOfEach(read);
  const others = pieces
    .filter(({ kind, text: own }) => kind !== "request" && kind !== "confirmation" && own.trim() !== "")
    .map((piece) => piece.text.trim());
  const [only, second] = requests;
  if (!only) return { requests: [readOwnWords(pieces, { words, tours, today })], others: [], tooLong: null };
  if (second) return { requests, others, tooLong: null };
  // Around a single request stand the words of the same chat.
  const isOwn = others.flatMap((other) =>
    other
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
  return { requests: [{ ...only, ownWords: [...only.ownWords, ...isOwn] }], others: [], tooLong: null };
}
