/** Why a calendar could not be read, as a sentence for the owner. Never contains the URL. */
export class CalendarError extends Error {}
