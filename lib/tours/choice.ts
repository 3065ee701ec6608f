/** A tour as the forms of the back office offer it. */
export interface TourChoice {
  id: number;
  name: string;
  code: string | null;
  /** The price of today, outside seasons. */
  starting_price: number | null;
  currency: string;
}
