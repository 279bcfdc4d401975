/** Why a calendar was not read, as a sentence for the owner. It never has the address in it. */
export class CalendarError extends Error {}
