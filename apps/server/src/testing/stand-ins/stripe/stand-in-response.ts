/** What the stand-in answers, as JSON. */
export interface StandInResponse {
  status: number;
  body: object;
  headers?: Record<string, string>;
}
