/** How long the terms of an offer can be, and those of the profile that new offers begin with. */
export const MAX_OFFER_TERMS = 20_000;
