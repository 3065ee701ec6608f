import { imageReceipt } from "../storage/upload";
import { readResponse } from "./client";

interface FileUpload {
  form: FormData;
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
    // `fetch` does not report the progress of an upload.
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

async function uploadFile<T>(path: string, upload: FileUpload): Promise<T> {
  return readResponse<T>(await sent(path, upload), { stays: true });
}

export interface UploadedImage {
  path: string;
  width: number;
  height: number;
}

export async function uploadImage(
  file: File,
  onProgress: (sent: number) => void,
  signal?: AbortSignal,
): Promise<UploadedImage> {
  const form = new FormData();
  form.append("image", file);
  return imageReceipt.parse(await uploadFile("packages/upload-image", { form, onProgress, signal }));
}
