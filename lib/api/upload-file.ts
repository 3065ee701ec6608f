import { answerOf } from "./client";

interface FileUpload {
  form: FormData;
  /** Told the sent part, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal?: AbortSignal;
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  const headers = { "Content-Type": request.getResponseHeader("content-type") ?? "text/plain" };
  return new Response(status === 204 ? null : responseText, { status, statusText, headers });
}

function sent(path: string, { form, onProgress, signal }: FileUpload): Promise<Response> {
  return new Promise((resolve, reject) => {
    // Nothing newer tells how much of a body has been sent.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError("The request could not be sent."));
    request.onabort = () => reject(new DOMException("The upload was given up.", "AbortError"));
    request.onloadend = () => signal?.removeEventListener("abort", abort);
    signal?.addEventListener("abort", abort);
    request.open("POST", `/api/${path}`);
    request.send(form);
    if (signal?.aborted) request.abort();
  });
}

/** `callApi` for files: a multipart POST that tells how far it is. A 401 leaves the page where it is. */
export async function uploadFile<T>(path: string, upload: FileUpload): Promise<T> {
  return answerOf<T>(await sent(path, upload), { stays: true });
}
