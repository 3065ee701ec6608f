/**
 * Renders nothing. The server answers a missing address with a page of its own, and every page would otherwise carry the 404 page
 * that Next has built in, about 400 bytes.
 */
export default function NotFound() {
  return null;
}
