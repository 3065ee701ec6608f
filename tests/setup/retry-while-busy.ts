/** Sends a request again as long as the site responds with 503: a busy machine may refuse work, which changes nothing. */
export async function retryWhileBusy(send: () => Promise<Response>): Promise<Response> {
  const response = await send();
  return response.status === 503 ? retryWhileBusy(send) : response;
}
