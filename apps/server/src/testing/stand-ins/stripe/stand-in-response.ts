/** A response of the stand-in, as JSON. */
export interface StandInResponse {
  status: number;
  body: object;
  headers?: Record<string, string>;
}
