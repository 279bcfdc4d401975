/** A request of an owner; the key names one intent. */
export interface OwnerRequest {
  ownerId: string;
  key: string | undefined;
}
